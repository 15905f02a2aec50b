import type { OrganisationField } from '#contracts/organisations.ts';
import type { Conflict, Saved } from '#contracts/versioned.ts';
import type { Visit } from '../../visit.ts';
import { editOrganisation } from './edit-organisation.ts';
import { readOwnOrganisation } from './read-organisations.ts';

/**
 * As `editOrganisation`, of the one that the administrator who asks is bound to.
 *
 * @throws AppError as `editOrganisation`; `organisation-not-found` for whoever is bound to none
 */
export async function editOwnOrganisation(
  visit: Pick<Visit, 'actor' | 'db'>,
  given: Record<string, unknown>,
): Promise<Saved | Conflict<OrganisationField>> {
  const own = await readOwnOrganisation(visit);
  return editOrganisation(visit, own?.id ?? '', given);
}
