import type { Answers } from './answers.ts';
import type { AskedField } from './form.ts';

/** The answers to a form, with the questions as they were asked: whatever becomes of the form, the answers stay readable. */
export interface Submission {
  readonly fields: readonly AskedField[];
  readonly answers: Answers;
}

/** Writes a submission as it is kept. */
export function submissionDocumentOf({ fields, answers }: Submission): string {
  return JSON.stringify({ fields, answers });
}

/** Reads a submission that `submissionDocumentOf` wrote; null for anything else. */
export function parseSubmission(json: string): Submission | null {
  try {
    const value = JSON.parse(json) as Partial<Submission> | null;
    return Array.isArray(value?.fields) && typeof value.answers === 'object' ? (value as Submission) : null;
  } catch {
    return null;
  }
}
