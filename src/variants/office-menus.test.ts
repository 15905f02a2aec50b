import { expect, test } from 'vitest';
import type { CollectionId } from '#collections/registry.ts';
import { variants } from './registry.ts';

const office = (variant: keyof typeof variants) =>
  Object.fromEntries(variants[variant].office.map(({ id, collections }) => [id, collections])) as Record<string, readonly CollectionId[]>;

/** As the specification lists them; what has no collection yet is in none of them. */
test.each([
  ['default', 'accounts', ['people', 'organisations', 'groups']],
  ['default', 'content', ['processes', 'risk-profiles']],
  ['default', 'portals', ['accounts', 'portals', 'subscriptions', 'models']],
  ['greek', 'accounts', ['people', 'organisations', 'groups']],
  ['greek', 'portals', ['models', 'accounts', 'portals']],
  ['private-equity', 'accounts', ['people', 'organisations']],
  ['private-equity', 'portals', ['accounts', 'portals']],
] as const)('%s has below %s, in this order, %o', (variant, menu, wanted) => {
  const asked: readonly CollectionId[] = wanted;
  expect(office(variant)[menu]?.filter((collection) => asked.includes(collection))).toEqual(wanted);
});

test.each(Object.values(variants))('no collection stands twice in the navigation of $id', ({ office: menus }) => {
  const all = menus.flatMap(({ collections }) => collections);
  expect(new Set(all).size).toBe(all.length);
});
