import { calculations } from './english/calculations.ts';
import { contact } from './english/contact.ts';
import { kit } from './english/kit.ts';
import { error } from './english/error.ts';
import { fields } from './english/fields.ts';
import { identities } from './english/identities.ts';
import { invitation } from './english/invitation.ts';
import { pictures } from './english/pictures.ts';
import { processes } from './english/processes.ts';
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

/** The English of pages that clients and guests read, and the firm too: what every browser loads. */
export const englishOnScreen = {
  calculations,
  contact,
  error,
  fields,
  identities,
  invitation,
  kit,
  pictures,
  processes,
  profile,
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
};

export type EnglishOnScreen = typeof englishOnScreen;
