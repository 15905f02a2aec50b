/** The levels of risk, from the least to the most. */
export const riskLevels = [1, 2, 3, 4, 5, 6, 7] as const;
export type RiskLevel = (typeof riskLevels)[number];

type ByOption<Value> = Readonly<Record<string, Value>>;

/** The rule that turns answers into a level. Questions and options are named by their ids in the form. */
export interface RiskRule {
  /** The points of each option of the questions about attitude. */
  readonly points: Readonly<Record<string, ByOption<number>>>;
  /** The least points of the levels 2 to 7, in ascending order; with fewer points the level is 1. */
  readonly bands: readonly [number, number, number, number, number, number];
  /** The highest level that each option of the other questions allows. */
  readonly limits: Readonly<Record<string, ByOption<RiskLevel>>>;
}

/** A level, and how it came about. */
export interface RiskResult {
  readonly level: RiskLevel;
  /** The level that the attitude points to. */
  readonly attitude: RiskLevel;
  /** The questions whose answers allow less than the attitude points to, the strictest first. */
  readonly limits: readonly { readonly question: string; readonly level: RiskLevel }[];
}

/** The limit of answers that allow everything. */
const most: RiskLevel = 7;

/** Returns the level of risk that answers point to; null if one is missing or is none of the options. */
export function findRiskLevel({ points, bands, limits }: RiskRule, answers: Readonly<Record<string, unknown>>): RiskResult | null {
  const given = valuesOf(points, answers);
  const allowed = valuesOf(limits, answers);
  if (!given || !allowed) return null;
  const sum = given.reduce((total, { value }) => total + value, 0);
  const attitude = riskLevels[bands.filter((least) => sum >= least).length] ?? most;
  const binding = allowed
    .filter(({ value }) => value < attitude)
    .map(({ question, value }) => ({ question, level: value }))
    .toSorted((a, b) => a.level - b.level);
  return { level: binding[0]?.level ?? attitude, attitude, limits: binding };
}

function valuesOf<Value>(
  questions: Readonly<Record<string, ByOption<Value>>>,
  answers: Readonly<Record<string, unknown>>,
): { readonly question: string; readonly value: Value }[] | null {
  const found = Object.entries(questions).flatMap(([question, byOption]) => {
    const answer = answers[question];
    const value = typeof answer === 'string' && Object.hasOwn(byOption, answer) ? byOption[answer] : undefined;
    return value === undefined ? [] : [{ question, value }];
  });
  return found.length === Object.keys(questions).length ? found : null;
}
