import { data, redirect } from 'react-router';
import { createPortal, openPortalForm } from '#server/operations/portals/create-portal.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import { preserveFormOnOverload } from '#web/lib/keep-form.ts';
import { NewPortalPage } from '#web/site/new-portal-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/new-portal.ts';
import { handleRoute, handleForm } from './route-handlers.ts';
import { formFields } from './form-fields.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  await openPortalForm(context);
  const { variant, locale, texts } = context;
  return { brand: localiseBrand(variant.brand, locale), languages: variant.locales, themes: shownThemes(variant, locale, texts) };
});

export const action = handleForm(async (context, { request }: Route.ActionArgs) => {
  const made = await createPortal(context, await formFields(request));
  if ('problems' in made) return data(made, { status: 400 });
  throw redirect('/portals');
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => preserveFormOnOverload(serverAction);

export default function NewPortal({ loaderData, actionData }: Route.ComponentProps) {
  return <NewPortalPage {...loaderData} answer={actionData ?? null} />;
}
