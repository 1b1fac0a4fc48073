"""Environments for research: a fast batch, PettingZoo, Gymnasium and OpenSpiel.

``core`` is compiled and needs nothing but the rules. Each library has its own module, so that it
can be imported without the others:

``batch``
    thousands of games in parallel, in NumPy arrays;
``zooloretto_v0``, ``aquaretto_v0``, ``combined_v0``, ``ozoolemio_v0``
    PettingZoo environments, ``env()`` and ``raw_env()`` in each;
``seat``
    one seat against bots for Gymnasium, ``zoopark/Zooloretto-v0`` and the others;
``spiel``
    the games of OpenSpiel, ``python_zooloretto`` and the others.
"""
