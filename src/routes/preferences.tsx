import { redirect } from 'react-router';
import { choosePreference } from '#server/operations/people/choose-preference.ts';
import { stripLanguage } from '#contracts/language-address.ts';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import type { Route } from './+types/preferences.ts';
import { handleRoute } from './route-handlers.ts';
import { formFields } from './form-fields.ts';

export async function loader() {
  throw redirect('/');
}

/** Language, theme and width of the navigation: kept with the person, and in a cookie for before signing in. */
export const action = handleRoute(async (context, { request }: Route.ActionArgs) => {
  const { back, ...choice } = await formFields(request);
  const cookies = await choosePreference(context, choice);
  const place = insidePath(typeof back === 'string' ? back : null, '/');
  throw redirect('language' in choice ? stripLanguage(place) : place, { headers: cookies.map((cookie) => ['set-cookie', cookie]) });
});
