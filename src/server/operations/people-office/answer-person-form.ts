import type { DescriptionField, PersonAnswer } from '#contracts/people-office.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Visit } from '../../visit.ts';
import { describePerson } from './describe-person.ts';
import { governPerson } from './govern-person.ts';

/**
 * One form of the page about a person.
 *
 * @throws AppError as `describePerson` and `governPerson` do
 */
export async function answerPersonForm(
  visit: Pick<Visit, 'actor' | 'entrance'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<PersonAnswer | Saved | Conflict<DescriptionField>> {
  if (fields.intent === 'describe') return describePerson(visit, id, fields);
  return { done: await governPerson(visit, id, fields) };
}
