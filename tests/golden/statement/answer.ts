import { Decimal } from '#finance/decimal.ts';
import type { Figure } from '#finance/figure.ts';

/** A figure as `expected.json` may write it; one that is not available as `{ reason }`. Exact amounts stay exact. */
export type Answer = number | string | boolean | null | Decimal | readonly Answer[] | Named;

/** Answers by name, of which a statement names those that it wants. */
export type Named = { readonly [name: string]: Answer };

export function answerOf(figure: Figure): Answer {
  return figure.available ? figure.value : { reason: figure.reason };
}

/** The answers to the names that were asked for. A name that no one knows is a mistake of the statement. */
export function pick(known: Readonly<Record<string, () => Answer>>, wanted: Named): Answer {
  const answers = Object.keys(wanted).map((name) => {
    const make = known[name];
    if (!make) throw new Error(`Nothing is called ${name}`);
    return [name, make()] as const;
  });
  return Object.fromEntries(answers);
}

/**
 * Returns the differences between an answer and the expected one. A number may differ by 1e-9 of its size, or by the rounding of a published figure (`{
 * value, within }`). A number as text must match exactly.
 */
export function differences(actual: Answer, expected: Answer, path = ''): readonly string[] {
  if (actual instanceof Decimal)
    return typeof expected === 'string' ? differ(actual.toString() === expected) : differences(actual.toNumber(), expected, path);
  if (typeof actual === 'number') return differ(Math.abs(actual - target(expected).value) <= target(expected).within);
  if (actual === null || expected === null || typeof actual !== 'object' || typeof expected !== 'object')
    return differ(actual === expected);
  const names = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  return [...names].flatMap((name) => {
    const [own, other] = [partOf(actual, name), partOf(expected, name)];
    return own === undefined || other === undefined
      ? [`${path}/${name}: ${written(own)} for ${written(other)}`]
      : differences(own, other, `${path}/${name}`);
  });

  function differ(agrees: boolean): readonly string[] {
    return agrees ? [] : [`${path}: ${written(actual)} for ${written(expected)}`];
  }
}

function target(expected: Answer): { readonly value: number; readonly within: number } {
  if (typeof expected === 'number') return { value: expected, within: 1e-9 * Math.max(1, Math.abs(expected)) };
  const { value, within } = ((typeof expected === 'object' ? expected : null) as { value?: unknown; within?: unknown }) ?? {};
  return typeof value === 'number' && typeof within === 'number' ? { value, within } : { value: NaN, within: 0 };
}

function partOf(answer: object, name: string): Answer | undefined {
  return (answer as Readonly<Record<string, Answer>>)[name];
}

function written(answer: Answer | undefined): string {
  return answer === undefined ? 'nothing' : JSON.stringify(answer);
}

/** Counts the figures of an expectation. The first and last days of a period do not count. */
export function figuresIn(expected: Answer): number {
  if (expected === null || typeof expected !== 'object' || expected instanceof Decimal) return 1;
  const parts = Object.entries(expected).filter(([name]) => name !== 'from' && name !== 'to');
  return parts.reduce((count, [, part]) => count + figuresIn(part), 0);
}
