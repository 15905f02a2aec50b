import { visitOf } from '#server/visit.ts';
import { HomePage } from '#web/site/home-page.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { variant, locale } = visitOf(context);
  return { brand: brandIn(variant.brand, locale), languages: variant.locales };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
