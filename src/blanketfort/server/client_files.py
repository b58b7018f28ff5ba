"""The built client: files of the package, and for every address of the client the same page."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

HERE = Path(__file__).parent / "static"
LONGEST = 255
"""How many letters the path of a file has at most: to look for one of thousands of folders takes a while."""
FOREVER = "public, max-age=31536000, immutable"


class Pages(StaticFiles):
    """Files whose names hold a digest stay for ever; the page itself is asked for anew."""

    def __init__(self, folder: Path = HERE, base: str = "/") -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.config_checked = True  # a missing folder is reported to the browser, not thrown
        self.folder = folder
        self.base = base
        """The path under which browsers find all of it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.startswith("api/"):
            raise HTTPException(404)
        if not self.folder.is_dir():
            return PlainTextResponse("The client is not built: run `npm run build` in web/.\n", 404)
        # Files are small: to give out a hundred pieces of one takes five times as long as all of it.
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
        try:
            if len(path) > LONGEST:
                raise HTTPException(404)
            response = await (self._page(scope) if path == "." else super().get_response(path, scope))
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = await self._page(scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response

    async def _page(self, scope: Scope) -> Response:
        if self.base == "/":
            return await super().get_response("index.html", scope)
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        return HTMLResponse(page.replace('<base href="/" />', f'<base href="{self.base}" />'))
