import { expect, test } from 'vitest';
import { type BuiltRoute, patternsWithoutPage } from './refuse-routes-without-page.ts';

const built = (...routes: BuiltRoute[]) => Object.fromEntries([{ id: 'root', path: '' }, ...routes].map((route) => [route.id, route]));

test.each([
  ['a page', [{ id: 'waiting', parentId: 'root', path: 'dashboard/:portal/waiting' }], []],
  ['the first page', [{ id: 'home', parentId: 'root' }], []],
  [
    'a twin in a frame',
    [
      { id: 'frame', parentId: 'root' },
      { id: 'x', parentId: 'frame', path: 'admin/audit.csv' },
    ],
    [],
  ],
  ['a route by hand', [{ id: 'routes/extra', parentId: 'root', path: 'dashboard/:portal/extra' }], ['dashboard/:portal/extra']],
  [
    'a route below a page',
    [
      { id: 'waiting', parentId: 'root', path: 'dashboard/:portal/waiting' },
      { id: 'y', parentId: 'waiting', path: 'more' },
    ],
    ['dashboard/:portal/waiting/more'],
  ],
])('%s', (_case, routes, without) => {
  expect(patternsWithoutPage(built(...routes))).toEqual(without);
});
