import { accessGroups } from './english/access-groups.ts';
import { accessLog } from './english/access-log.ts';
import { maintenance } from './english/maintenance.ts';
import { adviserInvitations } from './english/adviser-invitations.ts';
import { apiClients } from './english/api-clients.ts';
import { audit } from './english/audit.ts';
import { calculations } from './english/calculations.ts';
import { clientInvitations } from './english/client-invitations.ts';
import { collections } from './english/collections.ts';
import { contact } from './english/contact.ts';
import { dataHealth } from './english/data-health.ts';
import { kit } from './english/kit.ts';
import { imports } from './english/imports.ts';
import { organisations } from './english/organisations.ts';
import { outbox } from './english/outbox.ts';
import { portalSettings } from './english/portal-settings.ts';
import { delegates } from './english/delegates.ts';
import { entries } from './english/entries.ts';
import { error } from './english/error.ts';
import { fields } from './english/fields.ts';
import { newClient } from './english/new-client.ts';
import { identities } from './english/identities.ts';
import { invitation } from './english/invitation.ts';
import { peopleAdmin } from './english/people-admin.ts';
import { pictures } from './english/pictures.ts';
import { processes } from './english/processes.ts';
import { projections } from './english/projections.ts';
import { profile } from './english/profile.ts';
import { reporting } from './english/reporting.ts';
import { records } from './english/records.ts';
import { secondFactor } from './english/second-factor.ts';
import { session } from './english/session.ts';
import { shell } from './english/shell.ts';
import { signIn } from './english/sign-in.ts';
import { site } from './english/site.ts';
import { states } from './english/states.ts';
import { terms } from './english/terms.ts';
import { versioned } from './english/versioned.ts';
import { viewAs } from './english/view-as.ts';
import { waiting } from './english/waiting.ts';

/** The English of pages: what the browser loads. */
export const englishOnScreen = {
  accessGroups,
  accessLog,
  adviserInvitations,
  apiClients,
  maintenance,
  audit,
  calculations,
  clientInvitations,
  collections,
  contact,
  dataHealth,
  delegates,
  entries,
  error,
  fields,
  identities,
  imports,
  invitation,
  kit,
  newClient,
  organisations,
  outbox,
  portalSettings,
  peopleAdmin,
  pictures,
  processes,
  profile,
  projections,
  ...reporting,
  records,
  secondFactor,
  session,
  shell,
  signIn,
  site,
  states,
  terms,
  versioned,
  viewAs,
  waiting,
};

export type EnglishOnScreen = typeof englishOnScreen;
