import type { ImageAnswer } from '#contracts/admin/images.ts';
import type { OrganisationField } from '#contracts/admin/organisations.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Visit } from '../../visit.ts';
import { changeLogo } from './change-logo.ts';
import { editOrganisation } from './edit-organisation.ts';
import { readOwnOrganisation } from './read-organisations.ts';

type OrganisationAnswer = Saved | Conflict<OrganisationField> | ImageAnswer;

/**
 * One form of the page about an organisation.
 *
 * @throws AppError as `editOrganisation` and `changeLogo` do
 */
export async function answerOrganisationForm(
  visit: Pick<Visit, 'actor' | 'db' | 'signedIn' | 'entrance'>,
  id: string,
  fields: Record<string, unknown>,
): Promise<OrganisationAnswer> {
  const isAboutLogo = fields.intent === 'set-logo' || fields.intent === 'clear-logo';
  return isAboutLogo ? changeLogo(visit, id, fields) : editOrganisation(visit, id, fields);
}

/**
 * As `answerOrganisationForm`, of the one that the administrator who asks is bound to.
 *
 * @throws AppError as `answerOrganisationForm`; `organisation-not-found` for anyone who is bound to none
 */
export async function answerOwnOrganisationForm(
  visit: Pick<Visit, 'actor' | 'db' | 'signedIn' | 'entrance'>,
  fields: Record<string, unknown>,
): Promise<OrganisationAnswer> {
  const own = await readOwnOrganisation(visit);
  return answerOrganisationForm(visit, own?.id ?? '', fields);
}
