import { organisations } from '#collections/organisations.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { abilities } from '#domain/policy.ts';
import { changeLogo } from '../operations/organisations/change-logo.ts';
import { changeOrganisation } from '../operations/organisations/change-organisation.ts';
import { createOrganisation } from '../operations/organisations/create-organisation.ts';
import { listOrganisations, readOrganisation } from '../operations/organisations/read-organisations.ts';
import { removeOrganisation, restoreOrganisation } from '../operations/organisations/remove-organisation.ts';
import { bind } from './binding.ts';

export const organisationRecords = bind(organisations, {
  may: (actor) => {
    const { read, make: create, edit: change } = abilities(organisationPolicy, actor, {});
    return { read, create, change, remove: change };
  },
  list: listOrganisations,
  read: readOrganisation,
  create: createOrganisation,
  change: changeOrganisation,
  remove: removeOrganisation,
  restore: restoreOrganisation,
  actions: { 'set-logo': changeLogo, 'clear-logo': changeLogo },
});
