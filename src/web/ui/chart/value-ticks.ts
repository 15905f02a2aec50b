/** A value axis: its steps are 1, 2, 2.5 or 5 times a power of ten. */
export interface ValueTicks {
  readonly step: number;
  /** Multiples of the step inside the range, lowest first. */
  readonly ticks: number[];
}

const sizes = [1, 2, 2.5, 5, 10];

/** Round values between `low` and `high`, as many as fit without crowding: `most` at the utmost. */
export function valueTicks(low: number, high: number, most: number): ValueTicks {
  const span = high - low;
  if (!(span > 0)) return { step: 1, ticks: [low] };
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (sizes.find((size) => countOf(low, high, size * power) <= most) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = countOf(low, high, step);
  return { step, ticks: Array.from({ length: count }, (_, index) => tidy((first + index) * step)) };
}

function countOf(low: number, high: number, step: number): number {
  return Math.floor(high / step + 1e-9) - Math.ceil(low / step - 1e-9) + 1;
}

/** Without the dust of binary fractions, and never −0. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
