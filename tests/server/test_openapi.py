"""The OpenAPI document: whatever it allows or forbids, the server answers as it says."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from blanketfort.server.api import Api
from blanketfort.server.openapi import ADDRESSES, write_document
from tests.server.house import Guest, House, open_house

schema = schemathesis.openapi.from_dict(write_document())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("db") / "tables.sqlite") as house:
        yield house


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_server_answers_as_its_document_says(served: House, case: Any) -> None:
    # Seats that do not go together and records that break off are beyond a schema: they are refused with 422.
    case.call_and_validate(base_url=served.address, excluded_checks=[positive_data_acceptance])


def test_every_address_is_done_by_something_and_the_document_is_served(served: House) -> None:
    assert all(callable(getattr(Api, place.name)) for place in ADDRESSES)
    assert Guest(served.address).get("/api/openapi.json")["openapi"].startswith("3.")
