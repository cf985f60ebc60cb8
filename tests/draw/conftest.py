"""What the tests of the pictures share."""

import pytest

from azulejos.data import AzulData
from tests.draw.samples import NAMES, load


@pytest.fixture(params=NAMES)
def position(request: pytest.FixtureRequest) -> AzulData:
    """Each of the sample positions in turn."""
    return load(request.param)
