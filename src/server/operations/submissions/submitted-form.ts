import type { SubmittedForm } from '#contracts/processes.ts';
import type { Submitted } from '../../db/queries/clients/submissions.ts';
import { localMoment } from '../../local-moment.ts';

/** Returns a submitted form for pages. */
export function submittedForm({ form, answers, submittedAt }: Submitted, timeZone: string): SubmittedForm {
  return { form, answers, submittedAt: localMoment(submittedAt, timeZone) };
}
