import type { FindingKind } from './finding.ts';

/** What an import warns of and takes all the same, in data health until the row says something else. */
export const importWarningKinds = ['amount-differs', 'rate-differs'] as const satisfies readonly FindingKind[];
export type ImportWarningKind = (typeof importWarningKinds)[number];

/** Of one import so many are kept, by their line; the trail counts all. */
export const warningsKept = 1000;
