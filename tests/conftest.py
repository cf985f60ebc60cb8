"""What all tests share: hypothesis profiles, and the rule that CI skips nothing."""

import os
from collections.abc import Generator

import pytest
from hypothesis import settings

IN_CI = os.environ.get("CI") == "true"

settings.register_profile("here", deadline=None)  # a busy machine is not a bug
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if IN_CI else "here")


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    """Turns a skip or an expected failure into a failure that says so."""
    if not report.skipped:
        return
    reason = getattr(report, "wasxfail", None) or report.longrepr
    if isinstance(reason, tuple):
        reason = reason[2]
    if hasattr(report, "wasxfail"):
        del report.wasxfail
    report.outcome = "failed"
    report.longrepr = f"CI skips nothing, but: {reason}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A skipped test fails in CI."""
    report = yield
    if IN_CI:
        fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """A module that skips itself fails in CI, too."""
    report = yield
    if IN_CI:
        fail_if_skipped(report)
    return report
