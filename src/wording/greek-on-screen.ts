import type { EnglishOnScreen } from './english-on-screen.ts';
import { calculations } from './greek/calculations.ts';
import { contact } from './greek/contact.ts';
import { kit } from './greek/kit.ts';
import { error } from './greek/error.ts';
import { fields } from './greek/fields.ts';
import { identities } from './greek/identities.ts';
import { invitation } from './greek/invitation.ts';
import { pictures } from './greek/pictures.ts';
import { processes } from './greek/processes.ts';
import { profile } from './greek/profile.ts';
import { reporting } from './greek/reporting.ts';
import { secondFactor } from './greek/second-factor.ts';
import { session } from './greek/session.ts';
import { shell } from './greek/shell.ts';
import { signIn } from './greek/sign-in.ts';
import { site } from './greek/site.ts';
import { states } from './greek/states.ts';
import { terms } from './greek/terms.ts';
import { versioned } from './greek/versioned.ts';
import { viewAs } from './greek/view-as.ts';

/** The Greek of pages that clients and guests read, and the firm too. */
export const greekOnScreen: EnglishOnScreen = {
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
