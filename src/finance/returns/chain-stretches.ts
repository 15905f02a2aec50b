/** The base-2 exponents of two stretches of a chain lie this far apart; levels of one stretch differ by much less. */
const exponentsApart = 96;

/** More than these does a double not hold: a chain that breaks more often has no levels after the last of them. */
const maxStretches = 20;

/**
 * The level at which a stretch of a chain of returns begins, NaN behind the last one. A chain that breaks begins again, and no return leads from one
 * stretch to another. The first begins at 1; the others at 2^96, 2^−96, 2^192 … so that a stored level says by itself to which stretch it belongs.
 * Powers of two change no digit of a level.
 */
export function stretchBeginning(stretch: number): number {
  if (stretch >= maxStretches) return NaN;
  const away = Math.ceil(stretch / 2);
  return 2 ** (exponentsApart * (stretch % 2 === 1 ? away : -away));
}

/** The stretch to which a level > 0 belongs. */
export function stretchOf(level: number): number {
  const away = Math.round(Math.log2(level) / exponentsApart);
  return away > 0 ? away * 2 - 1 : -away * 2;
}

/** `level` / `opening` of one chain; NaN where either is NaN, `opening` is 0 or the chain broke between the two. */
export function levelRatio(level: number, opening: number): number {
  const isWhole = level === 0 || stretchOf(level) === stretchOf(opening);
  return isWhole && opening !== 0 ? level / opening : NaN;
}

/** The levels of a line since the chain broke last; days without a level are left out. */
export function lastStretch(levels: readonly number[]): number[] {
  const last = levels.findLast((level) => level > 0) ?? NaN;
  return levels.filter((level) => !Number.isNaN(levelRatio(level, last)));
}
