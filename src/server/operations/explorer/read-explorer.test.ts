import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defaultVariant } from '#variants/default/default.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { FundContext } from './search-funds.ts';
import { readExploredFund, readExplorer } from './read-explorer.ts';

const portal = { id: '1', explorerApi: 'https://funds.example/v1' } as FoundPortal;

/** The portal of a service that answers so; of the database nothing is asked. */
function contextOf(json: unknown, status = 200) {
  const asked: string[] = [];
  const callService: FundContext['callService'] = async ({ href }) => {
    asked.push(href);
    if (json instanceof Error) throw json;
    return { status, json, bytes: 0 };
  };
  const context = {
    callService,
    portal,
    today: '2026-01-06',
    log: pino({ level: 'silent' }),
    variant: defaultVariant,
    db: undefined,
  } as unknown;
  return { asked, context: context as FundContext & { readonly variant: typeof defaultVariant } };
}

test('the portal’s service is asked for the page that is looked at', async () => {
  const { asked, context } = contextOf({ count: 60, value: [] });
  const found = await readExplorer(context, { search: 'gilt', top: 50, page: 2 });
  expect(found).toMatchObject({ count: 60, page: 2, pageSize: 50, order: 'name', isReached: true });
  expect(asked).toEqual(['https://funds.example/v1/funds?search=gilt&order=name&top=50&skip=50&facets=type%2CassetClass%2Cregion']);
});

test.each<[string, Parameters<typeof readExplorer>[1], boolean]>([
  ['the whole list', {}, true],
  ['the whole list in another order', { order: 'charge', top: 50 }, true],
  ['what is searched for', { search: 'gilt' }, false],
  ['what is chosen', { type: 'ETF' }, false],
  ['the next page', { page: 2 }, false],
])('the spotlight is asked for above %s: %s', async (_what, query, isAsked) => {
  const { asked, context } = contextOf({ count: 0, value: [] });
  await readExplorer(context, query);
  expect(asked.includes('https://funds.example/v1/funds/spotlight?top=6')).toBe(isAsked);
});

test.each<[string, unknown, number]>([
  ['does not answer', new Error('ECONNREFUSED'), 200],
  ['fails', null, 500],
  ['leads elsewhere', null, 302],
  ['says something else', { funds: [] }, 200],
])('of a service that %s the list says that it is out of reach, and a fund is an error to try again', async (_what, json, status) => {
  const { context } = contextOf(json, status);
  expect(await readExplorer(context, {})).toMatchObject({ funds: [], spotlight: [], count: 0, isReached: false });
  await expect(readExploredFund(context, 'X', {})).rejects.toMatchObject({ code: 'feed-unreachable' });
});

test('a fund that the service does not have is a page that there is not', async () => {
  await expect(readExploredFund(contextOf(null, 404).context, 'X', {})).rejects.toMatchObject({ code: 'page-not-found' });
});
