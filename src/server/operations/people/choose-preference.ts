import * as z from 'zod';
import { locales, themes } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { Visit } from '../../visit.ts';

const Preference = z.union([
  z.strictObject({ language: z.enum(locales) }),
  z.strictObject({ theme: z.enum(themes) }),
  z.strictObject({ navigation: z.enum(['open', 'collapsed']) }),
]);

const aYear = 365 * 24 * 3600;

/**
 * Keeps a choice of language, theme or navigation: with the person who is signed in, and in a plain cookie for the rendering before that.
 *
 * @returns the cookies to set
 * @throws AppError `query-not-understood` for anything that the variant does not offer
 */
export async function choosePreference({ variant, actor, signedIn, entrance }: Visit, fields: Record<string, unknown>): Promise<string[]> {
  const { data: choice } = Preference.safeParse(fields);
  if (!choice || !isOffered(choice, variant)) throw new AppError('query-not-understood', { part: Object.keys(fields).join(', ') });
  if (signedIn && !('navigation' in choice)) {
    // No one writes a person's row for themselves; of these two the system does it for them.
    const { id, language, theme } = signedIn.user;
    authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, { id });
    await entrance.database.as(system('preferences')).write(async (tx) => {
      await tx.users.setPreference(id, choice);
      const before = 'language' in choice ? { language } : { theme };
      tx.audit.add({ action: 'preference-changed', by: actor, target: { kind: 'person', id }, before, after: choice });
    });
  }
  return Object.entries(choice).map(([name, value]) => `${name}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax`);
}

function isOffered(choice: z.infer<typeof Preference>, { locales: languages, themes: offered }: Visit['variant']): boolean {
  if ('language' in choice) return languages.includes(choice.language);
  return 'theme' in choice ? offered.includes(choice.theme) : true;
}
