import type { FindingKind } from './finding.ts';

/** Warnings of an import that accepts the row all the same; they stay in data health until the row changes. */
export const importWarningKinds = ['amount-differs', 'rate-differs'] as const satisfies readonly FindingKind[];
export type ImportWarningKind = (typeof importWarningKinds)[number];

/** Maximum warnings kept of one import, by line; the audit trail counts all. */
export const warningsKept = 1000;
