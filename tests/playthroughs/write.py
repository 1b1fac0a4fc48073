"""Write the golden files anew. Read the difference before it is committed."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playthroughs.golden import FOLDER, GAMES, playthrough

for name, (config, seed) in GAMES.items():
    FOLDER.joinpath(name).write_text(playthrough(config, seed), encoding="utf-8")
    print(name)
