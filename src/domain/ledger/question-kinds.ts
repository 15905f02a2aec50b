/**
 * Kinds of rows that are possible and probably wrong. An import and the forms ask about them, each in a sentence of the catalogues; the command
 * line confirms them by these names.
 */
export const questionKinds = [
  'split-as-trades',
  'split-as-units',
  'charges-exceed-proceeds',
  'market-price',
  'repeated-in-file',
  'unusual-date',
  'not-held',
  'late-settlement',
  'large-dividend',
  'large-charge',
  'odd-sign',
  'transfer-without-cost',
  'transfer-cost-differs',
  'exchange-without-cost',
  'call-beyond-commitment',
  'distribution-without-category',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Kinds of questions about market data, which only the command line imports. */
export const marketQuestionKinds = ['fx-jump', 'rate-above-one', 'report-size'] as const;
export type MarketQuestionKind = (typeof marketQuestionKinds)[number];
