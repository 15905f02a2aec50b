import { pino } from 'pino';
import { inFull } from '../support/in-full.ts';
import { describe, expect, test } from 'vitest';
import { isCollection } from '#collections/registry.ts';
import { createApp } from '#server/app.ts';
import { serverBuild } from '#server/start/build-when-needed.ts';
import { patternsWithoutPage } from '#server/start/refuse-routes-without-page.ts';
import { projectionCalls } from '#server/http/api/projection-calls.ts';
import { reportingEndpoints } from '#server/http/api/reporting/serve-reporting.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { accessTable } from './access-table.ts';
import { credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

/** The pages whose address ends in the record of a collection, or in a collection with its record. */
const ofRecords = [
  ['/dashboard/{portal}/records/', '/dashboard/:portal/records/:collection/:record'],
  ['/designer/', '/designer/:collection/:record'],
  ['/forms/', '/forms/:siteForm'],
  ['/forms-designer/', '/forms-designer/:record'],
  ['/data-designer/', '/data-designer/:record'],
  ['/preview/', '/preview/:collection/:record'],
] as const;

/** The methods of the table by the address without its query; the lists of collections are one page, and so are their trashes and drawers. */
const declared = new Map<string, Set<string>>();
for (const { path, method } of accessTable) {
  const [address = ''] = path.split('?');
  const of = pageOfCollections(address) ?? address;
  declared.set(of, (declared.get(of) ?? new Set()).add(method));
}

function pageOfCollections(address: string): string | null {
  const [, page = null] = ofRecords.find(([start]) => address.startsWith(start)) ?? [];
  if (page !== null) return page;
  const [, collection = '', rest = ''] = /^\/admin\/([^/]+)(\/trash)?$/.exec(address) ?? [];
  return isCollection(collection) ? `/admin/:collection${rest}` : null;
}

interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: { readonly middleware?: readonly unknown[]; readonly loader?: unknown; readonly action?: unknown };
}

const { routes } = (await import(serverBuild)) as { routes: Record<string, BuiltRoute> };
const isLeaf = ({ id }: BuiltRoute) => !Object.values(routes).some(({ parentId }) => parentId === id);
const leaves = Object.values(routes).filter(isLeaf);

function pathOf({ path, parentId }: BuiltRoute): string {
  const parent = parentId ? routes[parentId] : undefined;
  const above = parent ? pathOf(parent) : '';
  const whole = path ? `${above === '/' ? '' : above}/${path}` : above || '/';
  return whole.replace('*', 'nowhere');
}

/** The server's own routes as it prints them, a tree of `piece (METHOD, METHOD)`, without the files of the build. */
async function ownRoutes(): Promise<Map<string, string[]>> {
  const config = { trustProxy: false, hosts: {}, mode: 'production' };
  const app = await createApp({ installation: { config, log: pino({ level: 'silent' }) }, jobs: {} } as never);
  await app.ready();
  const printed = app.printRoutes({ commonPrefix: false });
  await app.close();
  const above: string[] = [];
  const lines = [...printed.matchAll(/^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?$/gm)];
  return new Map(
    lines.flatMap(([, indent = '', piece = '', methods]) => {
      above.splice(indent.length / 4, Infinity, piece);
      return methods === undefined ? [] : [[above.join(''), methods.split(', ')]];
    }),
  );
}

test('the server has no address of its own but those of the table, the pages, and files that anyone may have', async () => {
  const own = await ownRoutes();
  const files = /^\/(assets\/[\w.-]+|[\w-]+\.(svg|png|ico|txt|webmanifest|woff2))$|^\.(gz|br)$/;
  // reporting-api.db.test.ts asks each of them.
  const reporting = reportingEndpoints.map(({ url }) => url);
  for (const path of reporting) expect([path, own.get(path)?.toSorted()]).toEqual([path, ['GET', 'HEAD']]);
  // projections-api.db.test.ts asks each of them.
  const projections = Map.groupBy(projectionCalls, ({ url }) => url);
  for (const [path, calls] of projections)
    expect([
      path,
      own
        .get(path)
        ?.filter((method) => method !== 'HEAD')
        .toSorted(),
    ]).toEqual([path, calls.map(({ method }) => method).toSorted()]);
  const elsewhere = new Set(['*', '/api/*', ...reporting, ...projections.keys()]);
  const others = [...own].filter(([path]) => !files.test(path) && !elsewhere.has(path));
  const inTable = new Map([...declared].map(([path, methods]) => [path, [...methods]]));
  expect(others.map(([path]) => path).toSorted()).toEqual([
    '/api/v1/cache',
    ...['generatePdf', 'getCustomToken', 'getPublishedContent', 'getPublishedList', 'inviteClient', 'sendEmail', 'verifyEmail'].map(
      (name) => `/api/v1/callables/${name}`,
    ),
    '/api/v1/data-health',
    '/api/v1/deliveries',
    '/api/v1/delivery-files',
    '/api/v1/documents',
    '/api/v1/events',
    '/api/v1/import-files',
    '/api/v1/projections/token',
    '/api/v1/upload-pieces',
    '/health',
    '/ready',
  ]);
  for (const [path, methods] of others) expect(methods.filter((method) => method !== 'HEAD')).toEqual(inTable.get(path));
  for (const [path, methods] of own) if (files.test(path)) expect(methods.toSorted()).toEqual(['GET', 'HEAD']);
});

test.each([
  ['GET', '/api/v1/nowhere', 404, 'not-found'],
  ['POST', '/api/v2/callables/inviteClient?x=1', 404, 'not-found'],
  ['GET', '/api/', 404, 'not-found'],
  ['GET', '/api/v1/cache', 405, 'method-not-allowed'],
  ['PUT', '/api/v1/data-health?portal=1', 405, 'method-not-allowed'],
  ['GET', '/api/v1/callables/sendEmail', 405, 'method-not-allowed'],
])('%s %s is answered as the API answers, with %d', async (method, path, status, code) => {
  const answer = await httpRequest({ port: product.port, method, path, headers: { host, origin: `http://${host}` } });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({ error: { code } });
});

test('every route belongs to a page', () => {
  expect(patternsWithoutPage(routes)).toEqual([]);
});

test('every page, file and address of the product stands in the table', () => {
  expect(leaves.map(pathOf).filter((path) => !declared.has(path))).toEqual([]);
});

test('every page that takes something stands in the table as taking it', () => {
  const taking = leaves.filter(({ module }) => module.action).map(pathOf);
  expect(taking.length).toBeGreaterThan(6);
  expect(taking.filter((path) => !declared.get(path)?.has('POST'))).toEqual([]);
});

// React Router asks the server for a route only when it or what is in it has a loader: without one a guard would not be asked either.
test('every page under a guard has a loader', () => {
  const isGuarded = ({ module, parentId }: BuiltRoute): boolean => {
    const parent = parentId ? routes[parentId] : undefined;
    return (module.middleware ?? []).length > 0 || (parent !== undefined && isGuarded(parent));
  };
  const guarded = Object.values(routes).filter(isGuarded);
  expect(guarded.length).toBeGreaterThan(8);
  const holdsOthers = new Set(Object.values(routes).map(({ parentId }) => parentId));
  expect(guarded.filter(({ id, module }) => !module.loader && !holdsOthers.has(id)).map(({ id }) => id)).toEqual([]);
});

/** Pages refuse these methods unless they declare them. In full each is sent to each address, else one of them in turn. */
const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];
function methodsAskedOf(methods: ReadonlySet<string>, place: number): readonly string[] {
  const open = changing.filter((method) => !methods.has(method));
  return inFull ? open : open.slice(place % open.length).slice(0, 1);
}

describe.each([...declared].map(([path, methods], place) => ({ path, methods, place })))('$path', ({ path, methods, place }) => {
  test.each(methodsAskedOf(methods, place))('nothing is done by %s', async (method) => {
    const values: Record<string, string> = { ...ids, figure: 'timeWeightedReturn', calculation: 'time-weighted-return', token: 'none' };
    const filled = path.replaceAll(/:(\w+)|\{(\w+)\}/g, (_all, colon: string, braces: string) => values[colon ?? braces] ?? 'none');
    const { headers } = await credentialsOf('admin');
    const body = 'intent=end-others';
    const length = { 'content-length': String(body.length) };
    const form = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...length };
    const answer = await httpRequest({ port: product.port, method, path: filled, headers: { ...headers, ...form }, body });
    // A collection that there is none of leads to the start, whatever is sent to it.
    expect([404, 405, 'to /']).toContain(answer.status === 302 ? `to ${answer.headers.location}` : answer.status);
  });
});
