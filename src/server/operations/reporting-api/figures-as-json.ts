import { type Figure, mapFigure, type Reason } from '#finance/figure.ts';

/** Figures as other systems read them: numbers under their names, null where there is none, and beside them why not. */
export type FiguresAsJson<Name extends string> = Readonly<Record<Name, number | null>> & {
  /** The reason of each figure that is null; absent when all are known. */
  readonly notAvailable?: Readonly<Partial<Record<Name, Reason>>>;
};

/** Writes figures by name; what is not available is null with its reason, never 0. */
export function figuresAsJson<Name extends string>(figures: Readonly<Record<Name, Figure>>): FiguresAsJson<Name> {
  const named = Object.entries(figures) as [Name, Figure][];
  const missing = named.flatMap(([name, figure]) => (figure.available ? [] : [[name, figure.reason] as const]));
  const values = Object.fromEntries(named.map(([name, figure]) => [name, figure.available ? figure.value : null])) as Record<
    Name,
    number | null
  >;
  return { ...values, ...(missing.length === 0 ? {} : { notAvailable: Object.fromEntries(missing) as Partial<Record<Name, Reason>> }) };
}

/** An amount of money without the dust of binary arithmetic: to a hundredth. */
export function amount(figure: Figure): Figure {
  return mapFigure(figure, roundAmount);
}

/** A rate, as a fraction: to a millionth of a percent. */
export function rate(figure: Figure): Figure {
  return mapFigure(figure, roundRate);
}

export function roundAmount(value: number): number {
  return Number(value.toFixed(2));
}

export function roundRate(value: number): number {
  return Number(value.toFixed(8));
}
