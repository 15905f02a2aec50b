import type { ImageAnswer } from '#contracts/admin/images.ts';
import { type DescriptionField, FormRequest, type PersonAnswer, VouchForm } from '#contracts/people/people-admin.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Visit } from '../../visit.ts';
import { vouchForAddress } from '../contact/vouch-for-address.ts';
import { askForForm } from './ask-for-form.ts';
import { changePhoto } from './change-photo.ts';
import { describePerson } from './describe-person.ts';
import { governPerson } from './govern-person.ts';

/**
 * One form of the page about a person.
 *
 * @throws AppError as `describePerson`, `changePhoto`, `askForForm`, `vouchForAddress` and `governPerson` do
 */
export async function answerPersonForm(
  visit: Pick<Visit, 'actor' | 'entrance' | 'signedIn' | 'variant'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<PersonAnswer | Saved | Conflict<DescriptionField> | ImageAnswer> {
  if (fields.intent === 'describe') return describePerson(visit, id, fields);
  if (fields.intent === 'set-photo' || fields.intent === 'clear-photo') return changePhoto(visit, id, fields);
  const { data: request } = FormRequest.safeParse(fields);
  if (request) return askForForm(visit, id, request.intent);
  const { data: word } = VouchForm.safeParse(fields);
  if (word) {
    await vouchForAddress(visit, { userId: id, isConfirmed: word.intent === 'confirm-address' });
    return { done: word.intent };
  }
  return { done: await governPerson(visit, id, fields) };
}
