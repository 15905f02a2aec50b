import type { EnglishOnScreen } from './english-on-screen.ts';
import { accessGroups } from './greek/access-groups.ts';
import { accessLog } from './greek/access-log.ts';
import { maintenance } from './greek/maintenance.ts';
import { adviserInvitations } from './greek/adviser-invitations.ts';
import { apiClients } from './greek/api-clients.ts';
import { audit } from './greek/audit.ts';
import { calculations } from './greek/calculations.ts';
import { clientInvitations } from './greek/client-invitations.ts';
import { collections } from './greek/collections.ts';
import { contact } from './greek/contact.ts';
import { dataHealth } from './greek/data-health.ts';
import { kit } from './greek/kit.ts';
import { imports } from './greek/imports.ts';
import { organisations } from './greek/organisations.ts';
import { outbox } from './greek/outbox.ts';
import { portalSettings } from './greek/portal-settings.ts';
import { delegates } from './greek/delegates.ts';
import { entries } from './greek/entries.ts';
import { error } from './greek/error.ts';
import { fields } from './greek/fields.ts';
import { newClient } from './greek/new-client.ts';
import { identities } from './greek/identities.ts';
import { invitation } from './greek/invitation.ts';
import { peopleAdmin } from './greek/people-admin.ts';
import { pictures } from './greek/pictures.ts';
import { processes } from './greek/processes.ts';
import { projections } from './greek/projections.ts';
import { profile } from './greek/profile.ts';
import { reporting } from './greek/reporting.ts';
import { records } from './greek/records.ts';
import { secondFactor } from './greek/second-factor.ts';
import { session } from './greek/session.ts';
import { shell } from './greek/shell.ts';
import { signIn } from './greek/sign-in.ts';
import { site } from './greek/site.ts';
import { states } from './greek/states.ts';
import { terms } from './greek/terms.ts';
import { versioned } from './greek/versioned.ts';
import { viewAs } from './greek/view-as.ts';
import { waiting } from './greek/waiting.ts';

/** The Greek of pages: what the browser loads. */
export const greekOnScreen: EnglishOnScreen = {
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
