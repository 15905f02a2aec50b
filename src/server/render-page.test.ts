import { type EntryContext, redirect, type RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { renderPage } from './render-page.ts';
import { getRequestContext, type RequestContext } from './request-context.ts';

/** A build of one page, whose loader is given and which shows what the loader returned. */
function buildOf(loader: (requestContext: RequestContext, address: string) => unknown): ServerBuild {
  const module = {
    loader: ({ context, request }: { context: RouterContextProvider; request: Request }) => loader(getRequestContext(context), request.url),
    default: () => null,
  };
  const entry = {
    default: async (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) =>
      new Response(String(staticHandlerContext.loaderData['page']), { status, headers }),
    handleError: (error: unknown, { context }: { context: Readonly<RouterContextProvider> }) => getRequestContext(context).onFailure(error),
  };
  return {
    ssr: true,
    basename: '/',
    future: {},
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    entry: { module: entry },
    assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
    routes: { page: { id: 'page', path: '/paper', module } },
  } as unknown as ServerBuild;
}

const requestContext = { locale: 'el', theme: 'dark', isPaper: false, variant: { brand: { theme: 'iolcus' } } } as RequestContext;

test('the page is rendered for the visit, on paper, in the colours of the house', async () => {
  const build = buildOf(({ locale, theme, isPaper }, address) => `${locale} ${theme} ${String(isPaper)} ${address}`);
  expect(await renderPage(build, '/paper?date=2026-06-30', requestContext)).toBe(
    'el iolcus true http://paper.invalid/paper?date=2026-06-30',
  );
});

test('a failure of the catalogue comes out as it was thrown', async () => {
  const failure = new AppError('portfolio-not-found');
  const build = buildOf(() => {
    throw failure;
  });
  await expect(renderPage(build, '/paper', requestContext)).rejects.toBe(failure);
});

test.each([
  ['a page that is not there', buildOf(() => ''), '/elsewhere'],
  ['a page that sends elsewhere', buildOf(() => redirect('/login')), '/paper'],
])('%s is a failure', async (_case, build, path) => {
  await expect(renderPage(build, path, requestContext)).rejects.toThrow();
});
