/** The kinds of use that analytics of a portal count, in the order in which they are shown. The view `portal_activities` says which activity is which. */
export const usageMeasures = ['logins', 'views', 'messages', 'downloads', 'other'] as const;
export type UsageMeasure = (typeof usageMeasures)[number];

/** The use of a portal, by someone or in some time. */
export type UsageFigures = Readonly<Record<UsageMeasure | 'total', number>>;

/** A number of activities of one kind. */
export interface UsageCount {
  readonly measure: UsageMeasure;
  readonly count: number;
}

/** Adds up counts by their kind, with their total. */
export function sumUsage(counts: readonly UsageCount[]): UsageFigures {
  const sums = { logins: 0, views: 0, messages: 0, downloads: 0, other: 0, total: 0 };
  for (const { measure, count } of counts) {
    sums[measure] += count;
    sums.total += count;
  }
  return sums;
}

/** The parts of a portal that views are broken down by. */
export const usagePlaces = ['portfolio', 'account', 'home', 'library', 'messages', 'projections', 'other'] as const;
export type UsagePlace = (typeof usagePlaces)[number];

const placeOfSection: ReadonlyMap<string, UsagePlace> = new Map([
  ['portfolio', 'portfolio'],
  ['account', 'account'],
  ['home', 'home'],
  ['overview', 'home'],
  ['accounts', 'home'],
  ['library', 'library'],
  ['messages', 'messages'],
  ['projections', 'projections'],
]);

/** The part of a portal that a section belongs to, as activities name sections. */
export function getUsagePlace(section: string): UsagePlace {
  return placeOfSection.get(section) ?? 'other';
}
