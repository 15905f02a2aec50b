import type { EnglishForStaff } from './english-for-staff.ts';
import { accessGroups } from './greek/access-groups.ts';
import { adviserInvitations } from './greek/adviser-invitations.ts';
import { apiClients } from './greek/api-clients.ts';
import { audit } from './greek/audit.ts';
import { bulk } from './greek/bulk.ts';
import { clientInvitations } from './greek/client-invitations.ts';
import { clientFunds } from './greek/client-funds.ts';
import { collections } from './greek/collections.ts';
import { entries } from './greek/entries.ts';
import { sheets } from './greek/sheets.ts';
import { maintenance } from './greek/maintenance.ts';
import { newClient } from './greek/new-client.ts';
import { organisations } from './greek/organisations.ts';
import { peopleAdmin } from './greek/people-admin.ts';
import { portalSettings } from './greek/portal-settings.ts';
import { records } from './greek/records.ts';
import { waiting } from './greek/waiting.ts';

/** The Greek of pages that the firm's own people alone read. */
export const greekForStaff: EnglishForStaff = {
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
