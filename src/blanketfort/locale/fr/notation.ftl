# Comment les effets des cartes s’assemblent ; chaque jeu a ses propres verbes.

notation-per = { $body } pour chaque { $measure }
notation-for-each = pour chaque { $measure }, { $body }
notation-then = { $left }, puis { $right }
notation-and = { $parts }
notation-or = { $left } ou { $right }
notation-may = vous pouvez { $body }
notation-group = ({ $body })
