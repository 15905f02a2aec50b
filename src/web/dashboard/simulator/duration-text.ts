import type { Texts } from '#wording/texts.ts';

/** Writes a number of months as years and months, leaving out what is none. */
export function durationText(count: number, texts: Texts): string {
  const [years, months] = [Math.floor(count / 12), count % 12];
  const inMonths = texts('simulator.duration.months', { count: months });
  if (years === 0) return inMonths;
  const inYears = texts('simulator.duration.years', { count: years });
  return months === 0 ? inYears : texts('simulator.duration.both', { years: inYears, months: inMonths });
}
