# How effects of cards are put together; the deeds themselves are each game's own.

notation-per = { $body } per { $measure }
notation-for-each = for each { $measure }: { $body }
notation-then = { $left }, then { $right }
notation-and = { $parts }
notation-or = { $left } or { $right }
notation-may = you may { $body }
notation-group = ({ $body })
