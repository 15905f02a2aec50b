import { describe, expect, test } from 'vitest';
import type { Locale } from '#contracts/ids.ts';
import { accessFixture, type ActorName } from '#tests/security/access-fixture.ts';
import { buildRequestContext } from '#tests/support/build-request-context.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { variants } from '#variants/registry.ts';
import type { Variant } from '#variants/variant.ts';
import { findActions } from './find-actions.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const portal = await idOf('portal_id', accounts.north);
await owner.query('update accounts set client_user_id = $2 where id = $1', [accounts.north, people.ivy]);
await owner.query('update accounts set client_user_id = $2 where id = $1', [accounts.south, people.otto]);

async function idOf(column: string, account: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(`select replace(${column}::text, '-', '') as id from accounts where id = $1`, [
    account,
  ]);
  return rows[0]?.id ?? '';
}

const base = variants.default;
const without = (...sections: readonly (keyof Variant['sections'])[]): Variant => ({
  ...base,
  sections: { ...base.sections, ...Object.fromEntries(sections.map((section) => [section, false])) },
});

function contextOf(name: ActorName, variant: Variant = base, locale: Locale = 'en') {
  const pagePrinter = { print: () => Promise.reject(new Error('Nothing is printed.')) };
  return buildRequestContext({
    database,
    variant,
    locale,
    portal: { id: portal, name: 'Main' },
    today: '2026-11-29',
    pagePrinter,
    actor: actors[name],
  });
}

async function found(name: ActorName, typed: string, variant?: Variant, locale?: Locale): Promise<string[]> {
  const { actions, letters } = await findActions(contextOf(name, variant, locale), typed);
  return [...actions, ...letters].map((action) => `${action.name}: ${action.address.replace(`/dashboard/${portal}`, '')}`);
}

const write = 'Write to a client: /messages/new';
const several = 'Write to several clients: /messages/several';
const deliver = 'Send a document to several clients: /library/several';
const request = 'Ask a client for documents: /library/requests?new=1';
const newClient = 'New client: ?drawer=accounts:new&flow=client';
const newGroup = 'Create group: ?drawer=groups:new';
const invite = 'Invite clients: /invitations';
const newPortal = 'Create a portal: /portals/new';
const importFigures = 'Import figures: /imports';
const exportClients = 'Export clients (CSV): /my_accounts.csv';
const exportPortfolios = 'Export portfolios (CSV): /portfolios.csv';
const toNorth = `Write to North: /messages/new?to=${accounts.north}`;
const toSouth = `Write to South: /messages/new?to=${accounts.south}`;

describe('actions', () => {
  test.each<[ActorName, string, readonly string[]]>([
    ['advisor', 'write', [write, several]],
    ['advisor', 'WRI cli', [write, several]],
    ['advisor', 'several', [several, deliver]],
    ['advisor', 'document', [deliver, request]],
    ['advisor', 'new', [newClient]],
    ['advisor', 'create', [newGroup, newPortal]],
    ['admin', 'create', [newGroup, newPortal]],
    ['admin', 'write', [write, several]],
    ['advisor', 'invite', [invite]],
    ['advisor', 'import', [importFigures]],
    ['advisor', 'csv', [exportClients, exportPortfolios]],
    ['advisor', 'client', [write, several, deliver, request, newClient, invite, exportClients]],
    ['advisor', 'rite', []],
    ['advisor', '', []],
    ['advisor', ' (', []],
    ['advisor', 'north', [toNorth]],
    ['advisor', 'write to nor', [toNorth]],
    ['advisor', 'write to', [write, several]],
    ['advisor', 'south', []],
    ['advisor', 'write to south', []],
    ['other advisor', 'south', [toSouth]],
    ['other advisor', 'waiting', []],
    ['admin', 'north', [toNorth]],
  ])('%s finds with %j', async (name, typed, expected) => {
    expect(await found(name, typed)).toEqual(expected);
  });

  test.each<[keyof Variant['sections'], string, readonly string[]]>([
    ['messages', 'write', []],
    ['messages', 'north', []],
    ['library', 'document', []],
    ['clients', 'export', []],
    ['clients', 'new', []],
  ])('without %s, %j finds', async (section, typed, expected) => {
    expect(await found('advisor', typed, without(section))).toEqual(expected);
  });

  test('of a page that the firm keeps for others are not offered', async () => {
    const variant: Variant = { ...base, projection: null, siteReport: { ...base.siteReport, imports: 'withProjections' } };
    expect(await found('advisor', 'import', variant)).toEqual([]);
  });

  test('are found in Greek, accented or not', async () => {
    expect(await found('advisor', 'εξαγωγη', variants.greek, 'el')).toEqual([
      'Εξαγωγή πελατών (CSV): /my_accounts.csv',
      'Εξαγωγή χαρτοφυλακίων (CSV): /portfolios.csv',
    ]);
  });

  test.each<ActorName>(['guest', 'investor', 'other investor', 'service'])('are not for a %s', async (name) => {
    await expect(findActions(contextOf(name), 'write')).rejects.toMatchObject({ code: 'page-not-found' });
  });

  test('need a portal', async () => {
    await expect(findActions({ ...contextOf('advisor'), portal: null }, 'write')).rejects.toMatchObject({ code: 'page-not-found' });
  });
});
