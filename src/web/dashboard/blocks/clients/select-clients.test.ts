import { expect, test } from 'vitest';
import type { ClientRow, Clients, FoundClients } from '#contracts/datasets/lists.ts';
import { available, unavailable } from '#finance/figure.ts';
import { selectClients } from './select-clients.ts';

const full = { query: {}, access: 'full' } as const;

function buildClient(changes: Partial<ClientRow> = {}): ClientRow {
  return {
    id: '1',
    name: 'Ivy Shaw',
    email: 'ivy@example.com',
    externalId: 'AH-1',
    groups: [],
    portfolioTypes: ['ISA', 'SIPP'],
    value: available(1000.5),
    change: { gain: available(40), rate: available(0.0412), benchmark: available(0.0328) },
    sparkline: [],
    lastLogin: '2026-06-29',
    hasClient: true,
    stalePrices: 0,
    isRefreshing: false,
    programme: null,
    ...changes,
  };
}

function buildClients(rows: readonly ClientRow[], { count = rows.length, page = 1 } = {}) {
  const clients: Clients = { figures: 'returns', isDetailed: false, asOf: '2026-06-30', currency: 'GBP', page, pageSize: 50, rows };
  const foundClients: FoundClients = { count, totalValue: 0, letters: [], groups: [], accessGroups: [], types: [] };
  return { clients, foundClients };
}

const ahead = (difference: number) =>
  buildClient({ change: { gain: available(0), rate: available(0.05 + difference), benchmark: available(0.05) } });

const leans = (...differences: readonly number[]) =>
  selectClients(buildClients(differences.map(ahead)), full).rows.map(({ lean }) => Number(lean.toFixed(2)));

test('without a choice the list shows this year, the largest first', () => {
  expect(selectClients(buildClients([]), full)).toMatchObject({ period: 'ytd', sort: 'value', order: 'desc', isFiltered: false });
});

test.each([
  [{ sort: 'name' }, 'asc'],
  [{ sort: 'lastLogin' }, 'desc'],
  [{ sort: 'value', order: 'asc' }, 'asc'],
] as const)('%o is in %s order', (query, order) => {
  expect(selectClients(buildClients([]), { query, access: 'full' }).order).toBe(order);
});

test.each([
  [{ find: '' }, false],
  [{ find: '', letter: 'A' }, true],
  [{ unlinked: 'hide' }, true],
  [{ accessGroup: '0'.repeat(32) }, true],
  [{ attention: 'stalePrices' }, true],
  [{ period: '1m', date: '2026-01-31', sort: 'name' }, false],
] as const)('%o: filtered %s', (query, isFiltered) => {
  expect(selectClients(buildClients([]), { query, access: 'full' }).isFiltered).toBe(isFiltered);
});

test.each([
  ['the first of many', { count: 612, page: 1 }, { first: 1, last: 50, pages: 13 }],
  ['the last, not full', { count: 612, page: 13 }, { first: 601, last: 612, pages: 13 }],
  ['of nobody', { count: 0, page: 1 }, { first: 0, last: 0, pages: 1 }],
])('page: %s', (_case, page, expected) => {
  expect(selectClients(buildClients([], page), full)).toMatchObject(expected);
});

test('the longest bar is the largest difference of the page, but for outliers and never a small one', () => {
  expect(leans(0.03, -0.015, 0)).toEqual([1, -0.5, 0]);
  expect(leans(0.002)).toEqual([0.1]);
  expect(leans(0.4, ...Array<number>(20).fill(-0.01)).slice(0, 2)).toEqual([1, -0.5]);
});

test('without a benchmark there is no difference and no bar', () => {
  const change = { gain: available(40), rate: available(0.04), benchmark: unavailable('no-benchmark') };
  expect(selectClients(buildClients([buildClient({ change })]), full).rows[0]).toMatchObject({
    difference: unavailable('no-benchmark'),
    lean: 0,
  });
});

test.each([
  ['nothing', {}, []],
  ['nothing, where portfolios are kept without a number of a source', { externalId: null, portfolioTypes: ['GIA'] }, []],
  [
    'everything',
    { isRefreshing: true, stalePrices: 2, externalId: null, portfolioTypes: [], hasClient: false },
    ['refreshing', 'stalePrices', 'noExternalId', 'noClient'],
  ],
] as const)('flags: %s', (_case, changes, flags) => {
  expect(selectClients(buildClients([buildClient(changes)]), full).rows[0]?.flags).toEqual(flags);
});

test.each([
  ['a client who never came', { lastLogin: null, hasClient: true }, true],
  ['an account without a client', { lastLogin: null, hasClient: false }, false],
  ['a client who came', {}, false],
])('%s: never signed in %s', (_case, changes, expected) => {
  expect(selectClients(buildClients([buildClient(changes)]), full).rows[0]?.isNeverSignedIn).toBe(expected);
});

test.each([
  ['full', true],
  ['limited', false],
] as const)('access is %s: changes and comparisons are shown %s', (access, hasReturns) => {
  expect(selectClients(buildClients([buildClient()]), { query: {}, access }).hasReturns).toBe(hasReturns);
});
