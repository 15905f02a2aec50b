import type { EnglishForStaff } from '../english-for-staff.ts';
import { accessGroups } from './collections/access-groups.ts';
import { accounts } from './collections/accounts.ts';
import { apiClients } from './collections/api-clients.ts';
import { holdings } from './collections/holdings.ts';
import { messageTemplates } from './collections/message-templates.ts';
import { models } from './collections/models.ts';
import { groups } from './collections/groups.ts';
import { organisations } from './collections/organisations.ts';
import { people } from './collections/people.ts';
import { portals } from './collections/portals.ts';
import { portfolios } from './collections/portfolios.ts';
import { riskProfiles } from './collections/risk-profiles.ts';
import { securities } from './collections/securities.ts';
import { subscriptions } from './collections/subscriptions.ts';
import { transactions } from './collections/transactions.ts';

export const collections: EnglishForStaff['collections'] = {
  people,
  organisations,
  'access-groups': accessGroups,
  'api-clients': apiClients,
  accounts,
  portfolios,
  holdings,
  transactions,
  groups,
  portals,
  subscriptions,
  models,
  'risk-profiles': riskProfiles,
  securities,
  'message-templates': messageTemplates,
};
