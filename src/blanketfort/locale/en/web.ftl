# The browser's table.

web-home = All games
web-not-found = There is nothing here.
web-page-failed = This page could not be fetched. Are you online? Reload to try again.
