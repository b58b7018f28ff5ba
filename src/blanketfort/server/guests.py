"""Guests: no accounts, only a secret in a cookie, and secret links to seats. Neither is ever stored or logged."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from blanketfort.engine.writing import as_line, as_name
from blanketfort.table.room import Room
from blanketfort.table.seats import Refusal

COOKIE = "blanketfort"
TOKEN = re.compile(rf"(?:^|[; ]){COOKIE}=([A-Za-z0-9_-]{{43}})(?=[; ]|$)")
"""Our cookie among those that a browser sends. The others are not read: to take the quotes off a value of 32 kB
takes Python a second (before 3.11.10 and 3.12.6)."""
KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
TABLE = re.compile(r"[A-Za-z0-9_-]{16}")
YEAR = 365 * 24 * 3600
LONGEST_NAME = 30
LONGEST_CHAT = 500


def guest_of(connection: HTTPConnection) -> str | None:
    """Who this is, as a digest of the secret that the cookie holds."""
    found = TOKEN.search(connection.headers.get("cookie", ""))
    return digest(found[1]) if found else None


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_key() -> str:
    return secrets.token_urlsafe(12)


def key_of(connection: HTTPConnection) -> str:
    """The key of a change, of the client's choosing: the same again is the same change, done once."""
    key = connection.headers.get("idempotency-key", "")
    return key if KEY.fullmatch(key) else new_key()


def own_key(who: str | None, key: str) -> str:
    """The key of a change as it is kept: whoever else chooses the same one means another change."""
    return key and f"{(who or '')[:12]} {key}"


def is_table_id(text: str) -> bool:
    """Whether this could be the address of a table: no other text reaches the database."""
    return TABLE.fullmatch(text) is not None


def give_cookie(response: Response, token: str, connection: HTTPConnection) -> None:
    path, is_secure = connection.scope["root_path"] + "/", connection.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, token, YEAR, path=path, secure=is_secure, httponly=True, samesite="lax")


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a page of another origin sends this: its browser says so."""
    site = connection.headers.get("sec-fetch-site")
    if site not in (None, "same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    if site == "same-origin":
        return False  # a proxy may have changed the name of the host
    try:
        return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower()
    except ValueError:
        return True


# What is made of a secret.


class Secrets:
    """What is made of the server's own secret: links to seats, and what a client that asks again shall get again."""

    def __init__(self) -> None:
        self.secret = b""

    def link(self, room: Room, seat: int) -> str:
        """The link to a seat: good as long as the same person has the seat."""
        return f"/t/{room.id}#seat={seat}.{self._key(room, seat)}"

    def opens(self, room: Room, seat: int, key: str) -> bool:
        """Whether this is the key in the seat's link."""
        return hmac.compare_digest(self._key(room, seat).encode(), key.encode())

    def _key(self, room: Room, seat: int) -> str:
        return self._make(f"seat {room.id} {seat} {room.seats[seat].taken_with}", 18)

    def token(self, key: str) -> str:
        """The secret of a new guest, for the key of the change by which the guest comes."""
        return self._make(f"guest {key}", 32)

    def table_id(self, who: str, key: str) -> str:
        """The address of the table that a guest opens with this key: nobody guesses it, it has 96 bits."""
        return self._make(f"table {who} {key}", 12)

    def _make(self, purpose: str, size: int) -> str:
        made = hmac.digest(self.secret, purpose.encode(), "sha256")
        return urlsafe_b64encode(made[:size]).decode().rstrip("=")


# What guests write.


def clean(text: str, longest: int) -> str:
    """A name or a line of chat: printable text on one line, not too long."""
    words = as_line(text[: 4 * longest])  # marks in thousands are put in order for a third of a second
    if len(text) > 4 * longest or len(words) > longest:
        raise Refusal("too-much", "server-too-long", longest=longest)
    return words


def clean_name(text: str) -> str:
    """A name, not too long."""
    return as_name(clean(text, LONGEST_NAME))
