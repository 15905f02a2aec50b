import { accessGroups } from './english/access-groups.ts';
import { accessLog } from './english/access-log.ts';
import { maintenance } from './english/maintenance.ts';
import { adviserInvitations } from './english/adviser-invitations.ts';
import { apiClients } from './english/api-clients.ts';
import { audit } from './english/audit.ts';
import { calculations } from './english/calculations.ts';
import { clientInvitations } from './english/client-invitations.ts';
import { contact } from './english/contact.ts';
import { dataHealth } from './english/data-health.ts';
import { organisations } from './english/organisations.ts';
import { outbox } from './english/outbox.ts';
import { portalSettings } from './english/portal-settings.ts';
import { error } from './english/error.ts';
import { fields } from './english/fields.ts';
import { identities } from './english/identities.ts';
import { invitation } from './english/invitation.ts';
import { messages } from './english/messages.ts';
import { paper } from './english/paper.ts';
import { peopleAdmin } from './english/people-admin.ts';
import { pictures } from './english/pictures.ts';
import { processes } from './english/processes.ts';
import { projections } from './english/projections.ts';
import { profile } from './english/profile.ts';
import { reporting } from './english/reporting.ts';
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

/** The English catalogue: the texts of the specification, and the shape that every other language must have. */
export const english = {
  accessGroups,
  accessLog,
  adviserInvitations,
  apiClients,
  maintenance,
  audit,
  calculations,
  clientInvitations,
  contact,
  dataHealth,
  error,
  fields,
  identities,
  invitation,
  messages,
  organisations,
  outbox,
  portalSettings,
  paper,
  peopleAdmin,
  pictures,
  processes,
  profile,
  projections,
  ...reporting,
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

export type English = typeof english;
