"""The table without a server: the same application in a worker of a browser, and the folder that brings it there."""
