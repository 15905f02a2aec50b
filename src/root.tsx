import { Children, cloneElement, isValidElement, type LinkHTMLAttributes, type ReactNode, useEffect } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Locale } from '#contracts/ids.ts';
import { topicsOf } from '#contracts/pages/page-at.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { sessionTimes } from '#server/operations/sessions/session-times.ts';
import { getRequestContext } from '#server/request-context.ts';
import { loadTopics, loadWordsForStaff } from '#web/lib/load-words.ts';
import { useNonce } from '#web/lib/nonce.tsx';
import { still, stillForm } from '#web/site/public/still.ts';
import { SessionGuard } from '#web/ui/session/session-guard.tsx';
import { privateModeScript } from '#web/lib/private-mode.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { ErrorPage } from '#web/site/error-page.tsx';
import { shownError } from '#web/site/shown-error.ts';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import { inFrame } from '#web/ui/unreached/in-frame.ts';
import { stayWhenUnreached } from '#web/ui/unreached/kept-page.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { UnreachedBanner } from '#web/ui/unreached/unreached-banner.tsx';
import { useViewing } from '#web/ui/viewing/use-viewing.ts';
import { ViewingBanner } from '#web/ui/viewing/viewing-banner.tsx';
import { colorSchemeOf } from '#web/ui/color-scheme.ts';
import { fontPreloads } from '#web/ui/font-preloads.ts';
import type { Route } from './+types/root.ts';
import { brandStyles } from '#routes/brand-styles.ts';
import { asPageSays, signOutByAddress, whileOpenToBoth } from '#routes/guards.ts';
import '#web/ui/fonts.css';
import '#web/ui/themes.css';
import '#web/ui/base.css';

export const middleware = [signOutByAddress, whileOpenToBoth, asPageSays];

export function loader({ context }: Route.LoaderArgs) {
  const { isPaper, locale, signedIn, theme, timeoutFactor, variant } = getRequestContext(context);
  return {
    locale,
    isForStaff: signedIn !== null && signedIn.user.role !== 'investor',
    theme,
    timeoutFactor,
    styles: brandStyles(variant),
    languages: variant.locales,
    country: variant.country,
    brand: localiseBrand(variant.brand, locale),
    formKey: newFormKey(),
    session: signedIn && sessionTimes(signedIn, Date.now()),
    viewing: isPaper ? null : (signedIn?.viewing?.client?.name ?? null),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async (args, next) => stayWhenUnreached(args, next),
  /** A refusal is shown in the frame that stands, where the page would: it was given before the page was asked. */
  async (_args, next) => inFrame(await next()),
  /** A page comes once its words are there: its own, and those of the firm's people when one of them has just signed in. */
  async (_args, next) => {
    const loaded = await next();
    const ofRoot = loaded.root?.result as Partial<Route.ComponentProps['loaderData']> | undefined;
    await Promise.all([loadTopics(topicsOf(Object.keys(loaded))), ofRoot?.isForStaff && loadWordsForStaff()]);
    return loaded;
  },
];

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const failed = useRouteError();
  const isPrint = new URLSearchParams(useLocation().search).has('print');
  const root = useRouteLoaderData<typeof loader>('root');
  const { topics, isStill, isAlive } = useShownPage();
  const { theme, styles } = root ?? failedWith(failed).looks ?? unknownLooks;
  return (
    <html
      lang={locale}
      data-theme={theme}
      data-mantine-color-scheme={colorSchemeOf(theme)}
      data-print={isPrint || undefined}
      data-reader={root?.isForStaff ? 'staff' : undefined}
      data-topics={topics.join(' ') || undefined}
      data-timeout-factor={root && root.timeoutFactor > 1 ? root.timeoutFactor : undefined}
      data-alive={isAlive || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads[locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        {/* Our own origin may give styles and scripts; an empty nonce is the same for server and browser. */}
        <Links nonce="" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <HeadScript isStill={isStill} />
      </head>
      <body>
        {children}
        <PageScripts isStill={isStill} />
      </body>
    </html>
  );
}

/** A page without scripts has no amounts to hide, and is the same for each who asks. */
function HeadScript({ isStill }: { readonly isStill: boolean }) {
  const nonce = useNonce();
  if (isStill) return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: privateModeScript }} />;
}

function PageScripts({ isStill }: { readonly isStill: boolean }) {
  const nonce = useNonce();
  if (isStill) return null;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      {import.meta.env.SSR ? <LateScripts nonce={nonce} /> : <Scripts nonce={nonce} />}
    </>
  );
}

/**
 * React Router's scripts, which a browser fetches once it has what it draws the page with: fetched beside styles and letters, they kept a phone from
 * its first paint for a second. React Router has no setting for it, so the server draws its links again with theirs; in the browser they stand already.
 */
function LateScripts({ nonce }: { readonly nonce: string }) {
  const scripts = Scripts({ nonce });
  return Children.map(scripts?.props.children as ReactNode, (each) =>
    isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(each) && each.type === 'link' ? cloneElement(each, { fetchPriority: 'low' }) : each,
  );
}

/** Reads from the matched routes the topics of words and whether the page needs scripts. */
function useShownPage() {
  const matches = useMatches();
  const isStill = matches.some(({ handle }) => handle === still || handle === stillForm);
  const isAlive = useHydrated();
  return { topics: topicsOf(matches.map(({ id }) => id)), isStill, isAlive: isStill || isAlive };
}

const unknownLooks = { theme: 'main', styles: [] } as const;

export default function Root({ loaderData }: Route.ComponentProps) {
  useLanguageOf(loaderData.locale);
  return (
    <>
      <ViewingBanner name={loaderData.viewing} />
      <Outlet />
      <SessionGuard times={loaderData.session} />
      <UnreachedBanner />
    </>
  );
}

/** A page of a portal with another language than the one before is loaded as a whole, as another language needs. */
function useLanguageOf(locale: Locale) {
  const shown = useLocale();
  useEffect(() => {
    if (locale !== shown) window.location.reload();
  }, [locale, shown]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewing = useViewing();
  const { looks, ...shown } = failedWith(error);
  const root = useRouteLoaderData<typeof loader>('root');
  const isSignedIn = root ? root.session !== null : looks?.isSignedIn === true;
  return (
    <>
      <ViewingBanner name={viewing ?? shown.viewing} />
      <ErrorPage brand={root?.brand ?? looks?.brand ?? null} isSignedIn={isSignedIn} {...shown} />
    </>
  );
}

function failedWith(error: unknown) {
  return shownError(isRouteErrorResponse(error) ? error : null);
}
