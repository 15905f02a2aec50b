import { href, redirect } from 'react-router';
import { visitOf } from '#server/visit.ts';
import { HomePage } from '#web/site/home-page.tsx';
import { pathOfMode } from '#web/site/path-of-mode.ts';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/home.ts';

const dialogs = new Map([
  ['login', href('/login')],
  ['signup', href('/signup')],
  ['reset', `${href('/login')}?action=reset`],
]);

/** `?action=` opens the dialog in one of its modes. */
export function loader({ context, url }: Route.LoaderArgs) {
  const dialog = dialogs.get(url.searchParams.get('action') ?? '');
  if (dialog) throw redirect(pathOfMode(dialog, url.searchParams));
  const { variant, locale } = visitOf(context);
  return { brand: brandIn(variant.brand, locale), languages: variant.locales };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
