import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { visitOf } from '#server/visit.ts';
import { useNonce } from '#web/lib/nonce.tsx';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { locale, theme, variant } = visitOf(context);
  return { locale, theme, brand: variant.brand };
}

export default function Root({ loaderData: { locale, theme } }: Route.ComponentProps) {
  const nonce = useNonce();
  return (
    <html lang={locale} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
