from collections.abc import Callable
from typing import Any

from pettingzoo import AECEnv, ParallelEnv

def api_test(
    env: AECEnv[Any, Any, Any], num_cycles: int = 1000, verbose_progress: bool = False
) -> None: ...
def seed_test(
    env_constructor: Callable[[], AECEnv[Any, Any, Any]], num_cycles: int = 500
) -> None: ...
def render_test(
    env_fn: Callable[..., AECEnv[Any, Any, Any]],
    custom_tests: dict[str, Callable[[Any], bool]] = ...,
) -> None: ...
def max_cycles_test(mod: Any) -> None: ...
def parallel_api_test(par_env: ParallelEnv[Any, Any, Any], num_cycles: int = 1000) -> None: ...
def parallel_seed_test(
    parallel_env_fn: Callable[[], ParallelEnv[Any, Any, Any]], num_cycles: int = 500
) -> None: ...
