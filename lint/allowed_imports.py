"""A kind of import contract: files of one name may import only files of these other names.

The kinds that import-linter brings know packages, but here a file's name says what it may know:
``rules_offers`` is rules wherever it lies. All names are regular expressions over whole module
names. ``{game}`` in what is allowed stands for the group of that name in the importer.
"""

import re
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.application.contract_utils import AlertLevel, remove_ignored_imports_and_report
from importlinter.domain.imports import ImportExpression


class AllowedImports(Contract):
    """``modules`` import nothing of the package but ``may_import``, ``ignore_imports`` aside."""

    modules = fields.StringField()
    may_import = fields.ListField(subfield=fields.StringField())
    ignore_imports = fields.SetField(subfield=fields.ImportExpressionField(), required=False)

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        del verbose  # the violations are all there is to say
        ignored = cast(set[ImportExpression] | None, self.ignore_imports) or set()
        removal = remove_ignored_imports_and_report(graph, [*ignored], AlertLevel.ERROR)
        importers = re.compile(cast(str, self.modules))
        allowed = "|".join(cast(list[str], self.may_import))
        wrong: list[str] = []
        subjects = 0
        for importer in sorted(graph.modules):
            found = importers.fullmatch(importer)
            if found is None:
                continue
            subjects += 1
            mine = re.compile(allowed.replace("{game}", found.groupdict().get("game") or ""))
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                if mine.fullmatch(imported) is None:
                    details = graph.get_import_details(importer=importer, imported=imported)
                    lines = ", ".join(str(detail["line_number"]) for detail in details)
                    wrong.append(f"{importer} -> {imported} (l.{lines})")
        if subjects == 0:
            wrong.append(f"no module is called {importers.pattern}")
        return ContractCheck(
            kept=not wrong,
            warnings=list(removal.warnings),
            ignored_import_count=removal.ignored_import_count,
            metadata={"wrong": wrong},
        )

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["wrong"]:
            output.print_error(f"- {line}", bold=False)
