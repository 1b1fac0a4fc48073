"""The files that a finished run writes."""

from pathlib import Path

from zoopark.extras import needs
from zoopark.lab.plots import plots, rendered
from zoopark.lab.report import report
from zoopark.lab.summary import Summary
from zoopark.lab.tables import games_table, summary_table, write_csv, write_parquet


def check_packages() -> None:
    """Report missing packages before hours of games are played, not after."""
    for module in ("pyarrow.parquet", "matplotlib.figure"):
        needs(module)


def write_files(summary: Summary, folder: Path) -> list[str]:
    """Write tables, plots and the report; returns the names of the files."""
    names: list[str] = []
    for name, table in (("games", games_table(summary)), ("summary", summary_table(summary))):
        write_csv(table, folder / f"{name}.csv")
        write_parquet(table, folder / f"{name}.parquet")
        names += [f"{name}.csv", f"{name}.parquet"]
    for name, draw in plots(summary).items():
        for form in ("svg", "png"):
            (folder / f"{name}.{form}").write_bytes(rendered(summary, draw, form))
            names.append(f"{name}.{form}")
    (folder / "report.html").write_text(report(summary), encoding="utf-8")
    return [*names, "report.html"]
