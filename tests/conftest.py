"""Which rules the collected tests check."""

import os

import pytest

os.environ["LANGUAGE"] = "en"  # whatever the tester speaks

checked_rules = pytest.StashKey[set[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    config.stash[checked_rules] = {
        rule for item in items for mark in item.iter_markers("rule") for rule in mark.args
    }


@pytest.fixture
def rules_with_a_test(request: pytest.FixtureRequest) -> set[str]:
    return request.config.stash[checked_rules]
