import { visitOf } from '#server/visit.ts';
import { Landing } from '#web/site/landing.tsx';
import type { Route } from './+types/home.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { variant, locale } = visitOf(context);
  return { name: variant.brand.name, landing: variant.brand.landing[locale] };
}

export default function Home({ loaderData: { name, landing } }: Route.ComponentProps) {
  return <Landing name={name} header={landing.header} text={landing.text} />;
}
