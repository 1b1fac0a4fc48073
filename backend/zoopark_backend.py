"""The build backend: setuptools, after the page of the table has been built.

Node comes from the package index if the page has to be built and Node is missing. A source
distribution carries the page and needs none. Without ZOOPARK_NO_PAGE there is no package without
a page: where it cannot be built, the build stops with one sentence.
"""

import os
import sys
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def _wanted() -> bool:
    return not os.environ.get("ZOOPARK_NO_PAGE")


def _node() -> list[str]:
    """Node, if it has to be fetched."""
    return [page.WHEEL] if _wanted() and not page.is_current() and page.tools() is None else []


def _build_page() -> None:
    if _wanted():
        try:
            page.build()
        except page.Unbuilt as error:
            sys.exit(f"zoopark: {error}")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _node()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node()


def build_wheel(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    _build_page()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str,
    config_settings: Settings = None,
    metadata_directory: str | None = None,
) -> str:
    _build_page()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    _build_page()
    return build_meta.build_sdist(sdist_directory, config_settings)
