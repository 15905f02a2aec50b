"""Recomputes every golden statement from its input.json and compares with its expected.json.

    python3 tests/golden/statements/proof.py              check all statements, exit 1 on a difference
    python3 tests/golden/statements/proof.py 07 12        check those whose folder begins so
    python3 tests/golden/statements/proof.py --show 07    print what was computed for the names in expected.json

Written from the definitions in docs/calculations, not from the program that it proves. Standard library only. Money, units,
values and day factors are exact fractions; powers and roots are decimals of 40 digits.
"""

import json
import sys
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

FOLDER = Path(__file__).parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(FOLDER / "proof"))
from figures import answers_of  # noqa: E402


def complete(expected):
    """A statement and each of its variations have no problems but those that are named."""
    variations = {name: complete(one) for name, one in expected.get("variations", {}).items()}
    return {"problems": [], **expected, **({"variations": variations} if variations else {})}


def differences(got, wanted, path=""):
    """Where what was computed is not what was expected: numbers to 1e-9 of their size, or within what a published figure was rounded to."""
    if isinstance(wanted, dict) and "within" in wanted:
        return differences_of_numbers(got, Fraction(str(wanted["value"])), Fraction(str(wanted["within"])), path)
    if isinstance(wanted, dict):
        if not isinstance(got, dict) or set(got) != set(wanted):
            return [f"{path}: {shown(got)} for {wanted}"]
        return [one for name in wanted for one in differences(got[name], wanted[name], f"{path}/{name}")]
    if isinstance(wanted, list):
        if len(got) != len(wanted):
            return [f"{path}: {shown(got)} for {wanted}"]
        return [one for at, part in enumerate(wanted) for one in differences(got[at], part, f"{path}/{at}")]
    if isinstance(wanted, str) and isinstance(got, Fraction):
        return differences_of_numbers(got, Fraction(wanted), Fraction(0), path)
    if isinstance(got, (Fraction, Decimal)):
        number = Fraction(str(wanted))
        return differences_of_numbers(got, number, max(abs(number), 1) / 10**9, path)
    return [] if got == wanted else [f"{path}: {shown(got)} for {wanted}"]


def differences_of_numbers(got, wanted, within, path):
    if isinstance(got, (Fraction, Decimal)) and abs(Fraction(got) - wanted) <= within:
        return []
    return [f"{path}: {shown(got)} for {float(wanted)}"]


def shown(got):
    """For printing and for JSON: exact amounts as they are, others as doubles."""
    if isinstance(got, dict):
        return {name: shown(part) for name, part in got.items()}
    if isinstance(got, list):
        return [shown(part) for part in got]
    return float(got) if isinstance(got, (Fraction, Decimal)) else got


def main(arguments):
    show = "--show" in arguments
    chosen = [one for one in arguments if one != "--show"]
    failed = 0
    for folder in sorted(one for one in FOLDER.iterdir() if (one / "input.json").exists()):
        if chosen and not any(folder.name.startswith(one) for one in chosen):
            continue
        written, expected = (json.loads((folder / f"{name}.json").read_text()) for name in ("input", "expected"))
        got = answers_of(written, expected)
        found = differences(got, complete(expected))
        failed += bool(found)
        print(f"{folder.name}: {'agrees' if not found else 'DIFFERS'}")
        for one in found:
            print(f"    {one}")
        if show:
            print(json.dumps(shown(got), indent=2))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
