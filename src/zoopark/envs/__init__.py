"""Environments for research: a fast batch, PettingZoo, Gymnasium and OpenSpiel.

``core`` is compiled and needs nothing but the rules. Every library has its own module beside it, so
that each can be imported without the others:

``batch``
    thousands of games at once, in NumPy arrays;
``zooloretto_v0``, ``aquaretto_v0``, ``combined_v0``, ``ozoolemio_v0``
    PettingZoo environments, ``env()`` and ``raw_env()`` in each;
``seat``
    one seat against bots for Gymnasium, ``zoopark/Zooloretto-v0`` and the others;
``spiel``
    the games of OpenSpiel, ``python_zooloretto`` and the others.
"""
