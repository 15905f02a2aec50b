import { expect, test } from 'vitest';
import { type Drawn, drawerAddress, isOnlyAnotherDrawer, isSameDrawer } from './drawer-address.ts';
import { drawnIn } from './drawn-in.ts';

const account = '0192bbbb0000700080000000000000cd';

test.each<[string, Drawn]>([
  ['another client', { collection: 'accounts', id: 'new', isNewClient: true }],
  ['a client on a tab', { collection: 'accounts', id: account, tab: 'invitation', isNewClient: false }],
  ['another portfolio of an account', { collection: 'portfolios', id: 'new', below: account, isNewClient: false }],
])('%s is read from its address', (_case, drawn) => {
  const search = drawerAddress('?letter=A&drawer=portfolios:old&for=x&part=y', drawn);
  expect(drawnIn(new URLSearchParams(search))).toEqual(expect.objectContaining(drawn));
  expect(new URLSearchParams(search).get('letter')).toBe('A');
  expect(drawerAddress(search, null)).toBe('?letter=A');
});

test.each(['', 'drawer=', 'drawer=accounts', 'drawer=nothing:new', 'drawer=portfolios:new', 'drawer=constructor:new'])(
  'there is no drawer in %j',
  (search) => {
    expect(drawnIn(new URLSearchParams(search))).toBeNull();
  },
);

const at = (search: string, pathname = '/dashboard/p') => ({ pathname, search });

test.each([
  ['a drawer that opens', at(''), at('?drawer=accounts:new'), true],
  ['another drawer', at('?letter=A&drawer=accounts:new'), at('?drawer=accounts:1&letter=A'), true],
  ['a transaction that opens', at('?tab=fees'), at('?tab=fees&drawer=transaction&entry=1&symbol=VOD'), true],
  ['the page once more', at('?drawer=accounts:new'), at('?drawer=accounts:new'), false],
  ['another letter', at('?letter=A'), at('?letter=B&drawer=accounts:new'), false],
  ['another page', at('?drawer=accounts:new'), at('', '/dashboard/q'), false],
])('whether it is only the drawer: %s', (_case, from, to, expected) => {
  expect(isOnlyAnotherDrawer(from, to)).toBe(expected);
});

test('another tab keeps the record open', () => {
  expect(isSameDrawer(at('?drawer=accounts:1'), at('?drawer=accounts:1&part=invitation'))).toBe(true);
  expect(isSameDrawer(at('?drawer=accounts:1'), at('?drawer=accounts:2'))).toBe(false);
});
