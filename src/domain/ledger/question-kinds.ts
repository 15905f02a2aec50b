/**
 * Kinds of rows that are possible and probably wrong. An import and the forms ask about them, each in a sentence of the catalogues; the command
 * line confirms them by these names.
 */
export const questionKinds = ['split-as-trades', 'charges-exceed-proceeds'] as const;
export type QuestionKind = (typeof questionKinds)[number];
