"""``python -m zoopark`` is the command ``zoopark``."""

import sys

from zoopark.cli import main

sys.exit(main())
