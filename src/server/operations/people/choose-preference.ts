import * as z from 'zod';
import { locales, themes } from '#contracts/ids.ts';
import { system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { personPolicy } from '#domain/person/person-policy.ts';
import { authorize } from '#domain/policy.ts';
import type { RequestContext } from '../../request-context.ts';
import type { SessionUser } from '../sessions/read-session.ts';

const Preference = z.union([
  z.strictObject({ language: z.enum(locales) }),
  z.strictObject({ theme: z.enum(themes) }),
  z.strictObject({ navigation: z.enum(['open', 'collapsed']) }),
  z.strictObject({ introduction: z.enum(['shown', 'hidden']) }),
]);

/** The lifetime of each choice's cookie, in seconds: the theme's is a month. The choice about the welcome is stored with the user only. */
const keptFor = { language: 365 * 86_400, theme: 30 * 86_400, navigation: 365 * 86_400 } as const;

/**
 * Keeps a choice of language, theme, navigation or welcome: with the person who is signed in, and in a plain cookie for the rendering before that.
 *
 * @returns the cookies to set
 * @throws AppError `query-not-understood` for anything that the variant does not offer
 */
export async function choosePreference(
  { variant, actor, signedIn, auth }: RequestContext,
  fields: Record<string, unknown>,
): Promise<string[]> {
  const { data: choice } = Preference.safeParse(fields);
  if (!choice || !isOffered(choice, variant)) throw new AppError('query-not-understood', { part: Object.keys(fields).join(', ') });
  if (signedIn && !('navigation' in choice)) {
    // No one writes a person's row for themselves; of these two the system does it for them.
    const { id } = signedIn.user;
    authorize({ policy: personPolicy, action: 'edit', notFound: 'sign-in-needed' }, actor, { id });
    await auth.database.as(system('preferences')).write(async (tx) => {
      const { kept, before } = ofPerson(choice, signedIn.user);
      await tx.users.setPreference(id, kept);
      tx.audit.add({ action: 'preference-changed', by: actor, target: { kind: 'person', id }, before, after: kept });
    });
  }
  if ('introduction' in choice) return [];
  const [name] = Object.keys(choice) as (keyof typeof keptFor)[];
  const [value] = Object.values(choice);
  return name ? [`${name}=${value}; Path=/; Max-Age=${keptFor[name]}; SameSite=Lax`] : [];
}

/** As it is kept with the person, and what was before. */
function ofPerson(choice: Exclude<z.infer<typeof Preference>, { navigation: unknown }>, user: SessionUser) {
  const { language, theme, hideIntroText } = user;
  if ('language' in choice) return { kept: choice, before: { language } };
  if ('theme' in choice) return { kept: choice, before: { theme } };
  return { kept: { hideIntroText: choice.introduction === 'hidden' }, before: { hideIntroText } };
}

function isOffered(choice: z.infer<typeof Preference>, { locales: languages, themes: offered }: RequestContext['variant']): boolean {
  if ('language' in choice) return languages.includes(choice.language);
  return 'theme' in choice ? offered.includes(choice.theme) : true;
}
