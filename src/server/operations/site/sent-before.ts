import type { ContentValues } from '#collections/content/content-collection.ts';
import { system } from '#domain/actor.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { Answers } from '#forms/answers.ts';
import { parseSubmission } from '#forms/submission.ts';
import type { PublishedEntry } from '../../db/queries/content/site-content.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/** The step of a submission that its sender may change. */
const openStep = 'review';

/** The sender as a submission names them: a user by their id, a guest by their email address; null for a guest who gave none. */
export function senderOf({ signedIn }: Pick<RequestContext, 'signedIn'>, email: string | null): string | null {
  return signedIn?.user.id ?? (email === null ? null : emailKey(email));
}

/** A submission that someone has sent through a form. */
export interface SentBefore {
  readonly id: string;
  readonly values: ContentValues;
  /** The day on which it was sent. */
  readonly day: string;
  readonly answers: Answers;
  /** True while its sender may change it. */
  readonly mayChange: boolean;
}

/** The submission that someone has sent through a form last; null if there is none. */
export async function findSentBefore(
  { contentRecords }: Pick<Queries, 'contentRecords'>,
  form: PublishedEntry,
  sender: string | null,
): Promise<SentBefore | null> {
  const found = sender === null ? null : await contentRecords.lastSubmission(form.id, sender);
  if (!found) return null;
  const { id, values } = found;
  const { submitted, step, answers } = values;
  return {
    id,
    values,
    day: String(submitted),
    answers: parseSubmission(String(answers))?.answers ?? {},
    mayChange: form.values.editable === true && step === openStep,
  };
}

/** The submission of the signed-in reader, of a form that says something about a second one; null for any other. */
export async function readSentBefore(
  { auth, signedIn }: Pick<RequestContext, 'auth' | 'signedIn'>,
  form: PublishedEntry,
): Promise<SentBefore | null> {
  if (!signedIn || (form.values.single !== true && form.values.editable !== true)) return null;
  return auth.database.as(system('forms')).read((snapshot) => findSentBefore(snapshot, form, signedIn.user.id));
}
