# Lessons: what the tutor says beside the lesson's own texts.

learn-other = Not this time: the lesson is about something else. Look for what is pointed at.
learn-read-first = Read on first: press Next.
learn-do-it = This step is done on the table: choose what is pointed at.
learn-forward = A lesson only goes forward. When it is over, all is free.
