import { accessGroups } from './english/access-groups.ts';
import { adviserInvitations } from './english/adviser-invitations.ts';
import { apiClients } from './english/api-clients.ts';
import { audit } from './english/audit.ts';
import { bulk } from './english/bulk.ts';
import { clientInvitations } from './english/client-invitations.ts';
import { clientFunds } from './english/client-funds.ts';
import { collections } from './english/collections.ts';
import { entries } from './english/entries.ts';
import { sheets } from './english/sheets.ts';
import { maintenance } from './english/maintenance.ts';
import { newClient } from './english/new-client.ts';
import { organisations } from './english/organisations.ts';
import { peopleAdmin } from './english/people-admin.ts';
import { portalSettings } from './english/portal-settings.ts';
import { records } from './english/records.ts';
import { waiting } from './english/waiting.ts';

/** The English of pages that the firm's own people alone read: their browsers load it too. */
export const englishForStaff = {
  accessGroups,
  adviserInvitations,
  apiClients,
  audit,
  bulk,
  clientInvitations,
  clientFunds,
  collections,
  entries,
  sheets,
  maintenance,
  newClient,
  organisations,
  peopleAdmin,
  portalSettings,
  records,
  waiting,
};

export type EnglishForStaff = typeof englishForStaff;
