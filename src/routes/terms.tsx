import { href, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { acceptTerms } from '#server/operations/terms/accept-terms.ts';
import { readTerms } from '#server/operations/terms/read-terms.ts';
import { TermsPage } from '#web/site/terms-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';
import type { Route } from './+types/terms.ts';

const afterwards = ({ searchParams }: URL, portal: string) =>
  insidePath(searchParams.get('redirectTo'), href('/dashboard/:portal', { portal }));

/** For everyone: anyone who may sign up has to be able to read what is asked of them. */
export const loader = handleRoute(async (context, { params: { portal }, url }: Route.LoaderArgs) => {
  const terms = await readTerms(context, { portalId: portal, version: url.searchParams.get('version') });
  return {
    brand: localiseBrand(context.variant.brand, context.locale, terms.portal.logo),
    languages: context.variant.locales,
    isSignedIn: context.actor.kind !== 'guest',
    goOn: afterwards(url, portal),
    terms,
  };
});

export const action = handleForm(async (context, { params: { portal }, request, url }: Route.ActionArgs) => {
  await acceptTerms(context, portal, await formFields(request));
  throw redirect(afterwards(url, portal));
});

export default function Terms({ loaderData, actionData }: Route.ComponentProps) {
  return <TermsPage {...loaderData} refusal={actionData ?? null} />;
}
