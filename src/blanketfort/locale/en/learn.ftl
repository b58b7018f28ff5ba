# Lessons: what the tutor says beside the lesson's own texts.

learn-other = Not this one: follow the highlighted choice.
learn-read-first = Read on first: press Next.
learn-do-it = This step happens on the table: make the highlighted choice.
learn-forward = Lessons only go forward. Afterwards you can play freely.
