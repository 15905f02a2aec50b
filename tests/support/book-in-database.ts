import type { Client } from 'pg';
import { addDays } from '#finance/iso-date.ts';

/** A booked transaction; what is not named is null or zero. */
export interface ArrangedTransaction {
  readonly portfolio: string;
  readonly day: string;
  readonly type: string;
  readonly symbol?: string;
  readonly units?: string;
  readonly price?: string;
  readonly amount?: string;
  readonly currency?: string;
  readonly charges?: string;
  readonly tax?: string;
  readonly category?: string;
  readonly ratio?: string;
  readonly cost?: string;
  readonly transferId?: string;
  readonly note?: string;
}

export interface ArrangedAccount {
  readonly name: string;
  readonly currency?: string;
  readonly externalId?: string | null;
  readonly groups?: readonly string[];
  /** E-mail addresses; the people are made when they are new. */
  readonly client?: string;
  readonly advisors?: readonly string[];
  readonly portfolios: readonly ArrangedPortfolio[];
}

export interface ArrangedPortfolio {
  readonly name: string;
  readonly currency?: string;
  readonly type?: string;
  readonly benchmark?: string;
  readonly model?: string;
}

export interface ArrangedInstrument {
  readonly symbol: string;
  readonly type?: string;
  readonly assetClass?: string;
  readonly currency?: string;
  readonly quoteUnit?: string;
  /** Any other column of the instruments, by its name in the database. */
  readonly traits?: Readonly<Record<string, string | number>>;
  /** Day to close. */
  readonly prices?: Readonly<Record<string, number>>;
}

/** Ids by name, without dashes. */
export interface ArrangedIds {
  /** Groups of clients, by name. */
  readonly groups: ReadonlyMap<string, string>;
  readonly portal: string;
  readonly users: ReadonlyMap<string, string>;
  readonly accounts: ReadonlyMap<string, string>;
  readonly portfolios: ReadonlyMap<string, string>;
  readonly instruments: ReadonlyMap<string, string>;
}

export interface ArrangedBook {
  readonly instruments?: readonly ArrangedInstrument[];
  /** Currency to day to units per euro. */
  readonly rates?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly benchmarks?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By name and asset class what a model aims at, within 0.1. */
  readonly models?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The published weights of funds: symbol to kind to key to weight, all of 2000-01-01. */
  readonly fundWeights?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
  readonly accounts: readonly ArrangedAccount[];
  readonly transactions?: readonly ArrangedTransaction[];
}

/** Writes people, portfolios, market and ledger as the owner of the database, and marks every portfolio as changed. */
export async function bookInDatabase(owner: Client, given: ArrangedBook): Promise<ArrangedIds> {
  const book = { instruments: [], rates: {}, benchmarks: {}, models: {}, fundWeights: {}, transactions: [], ...given };
  const ids: Ids = { users: new Map(), accounts: new Map(), groups: new Map(), portfolios: new Map(), instruments: new Map() };
  await owner.query("set app.actor_kind = 'system'");
  const portal = await insert(owner, 'portals', { name: 'First portal' });
  for (const instrument of book.instruments) ids.instruments.set(instrument.symbol, await addInstrument(owner, instrument));
  for (const [currency, byDay] of Object.entries(book.rates)) {
    for (const [day, perEuro] of Object.entries(byDay)) await insert(owner, 'exchange_rates', { currency, day, per_euro: perEuro });
  }
  const benchmarks = new Map<string, string>();
  for (const [name, weights] of Object.entries(book.benchmarks)) benchmarks.set(name, await addBenchmark(owner, ids, { name, weights }));
  const models = new Map<string, string>();
  for (const [name, targets] of Object.entries(book.models)) models.set(name, await addModel(owner, { name, targets }));
  for (const [symbol, kinds] of Object.entries(book.fundWeights)) await addFundWeights(owner, ids.instruments.get(symbol) ?? '', kinds);
  for (const account of book.accounts) await addAccount(owner, { portal, benchmarks, models, ids }, account);
  for (const transaction of book.transactions) await addTransaction(owner, ids, transaction);
  return { portal, ...ids };
}

interface Ids {
  readonly users: Map<string, string>;
  readonly accounts: Map<string, string>;
  readonly groups: Map<string, string>;
  readonly portfolios: Map<string, string>;
  readonly instruments: Map<string, string>;
}

/** One price a day from `from` on, each as `priceOn` says (0 for the first day). */
export function dailyPrices(from: string, days: number, priceOn: (step: number) => number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: days }, (_, step) => [addDays(from, step), priceOn(step)]));
}

async function addInstrument(owner: Client, { symbol, prices = {}, ...rest }: ArrangedInstrument): Promise<string> {
  const instrument = await insert(owner, 'instruments', {
    symbol,
    name: `${symbol} plc`,
    type: rest.type ?? 'Stock',
    asset_class: rest.assetClass ?? 'Equities',
    currency: rest.currency ?? 'GBP',
    quote_unit: rest.quoteUnit ?? null,
    ...rest.traits,
  });
  const points = Object.entries(prices);
  await owner.query('insert into prices (instrument_id, day, close) select $1, * from unnest($2::date[], $3::numeric[])', [
    instrument,
    points.map(([day]) => day),
    points.map(([, close]) => close),
  ]);
  return instrument;
}

async function addBenchmark(
  owner: Client,
  { instruments }: Ids,
  { name, weights }: { name: string; weights: Readonly<Record<string, number>> },
): Promise<string> {
  const benchmark = await insert(owner, 'benchmarks', { name });
  for (const [symbol, weight] of Object.entries(weights)) {
    const component = { benchmark_id: benchmark, from_day: '1900-01-01', instrument_id: instruments.get(symbol), weight };
    await insert(owner, 'benchmark_components', component);
  }
  return benchmark;
}

async function addModel(owner: Client, { name, targets }: { name: string; targets: Readonly<Record<string, number>> }): Promise<string> {
  const model = await insert(owner, 'models', { name });
  for (const [assetClass, target] of Object.entries(targets)) {
    const band = { min: Math.max(0, target - 0.1), target, max: Math.min(1, target + 0.1) };
    await insert(owner, 'model_targets', { model_id: model, asset_class: assetClass, ...band });
  }
  return model;
}

async function addFundWeights(
  owner: Client,
  instrument: string,
  kinds: Readonly<Record<string, Readonly<Record<string, number>>>>,
): Promise<void> {
  for (const [kind, weights] of Object.entries(kinds)) {
    for (const [key, weight] of Object.entries(weights)) {
      await insert(owner, 'fund_weights', { instrument_id: instrument, day: '2000-01-01', kind, key, weight });
    }
  }
}

async function addAccount(
  owner: Client,
  { portal, benchmarks, models, ids }: { portal: string; benchmarks: Map<string, string>; models: Map<string, string>; ids: Ids },
  given: ArrangedAccount,
): Promise<void> {
  const { portfolios, client, advisors, name, ...rest } = {
    advisors: [],
    groups: [],
    currency: 'GBP',
    externalId: `X-${given.name}`,
    ...given,
  };
  const { externalId, currency, groups } = rest;
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@client.example`;
  const account = await insert(owner, 'accounts', { portal_id: portal, name, email, external_id: externalId, currency });
  for (const group of groups) await addToGroup(owner, ids, { portal, account, group });
  ids.accounts.set(name, account);
  for (const advisor of advisors) await addMember(owner, ids, { account, email: advisor, relation: 'advisor' });
  if (client) await addMember(owner, ids, { account, email: client, relation: 'client' });
  for (const one of portfolios) {
    const { benchmark, model, ...own } = { type: 'GIA', currency: 'GBP', ...one };
    const benchmarkId = benchmark ? benchmarks.get(benchmark) : null;
    const columns = {
      account_id: account,
      external_id: `P-${one.name}`,
      benchmark_id: benchmarkId,
      model_id: model ? models.get(model) : null,
      ...own,
    };
    ids.portfolios.set(one.name, await insert(owner, 'portfolios', columns));
    await markLedger(owner, ids.portfolios.get(one.name) ?? '', '1900-01-01');
  }
}

async function addToGroup(
  owner: Client,
  { groups }: Ids,
  { portal, account, group: name }: Readonly<Record<'portal' | 'account' | 'group', string>>,
): Promise<void> {
  const group = groups.get(name) ?? (await insert(owner, 'client_groups', { portal_id: portal, name, import_name: name }));
  groups.set(name, group);
  await insert(owner, 'client_group_members', { account_id: account, group_id: group, source: 'import' });
}

async function addMember(
  owner: Client,
  { users }: Ids,
  { account, email, relation }: { account: string; email: string; relation: 'client' | 'advisor' },
): Promise<void> {
  const role = relation === 'client' ? 'investor' : 'advisor';
  const user = users.get(email) ?? (await insert(owner, 'users', { email, name: email.split('@')[0], role }));
  users.set(email, user);
  await insert(owner, 'account_members', { account_id: account, user_id: user, relation });
}

let entries = 0;

/** Adds one transaction; figures stay as they were until they are refreshed. */
export async function addTransaction(
  owner: Client,
  ids: Pick<ArrangedIds, 'portfolios' | 'instruments'>,
  transaction: ArrangedTransaction,
): Promise<string> {
  const { portfolio, symbol, transferId, ...rest } = transaction;
  const portfolioId = ids.portfolios.get(portfolio) ?? '';
  const { rows } = await owner.query<{ account_id: string }>('select account_id from portfolios where id = $1', [portfolioId]);
  entries += 1;
  const id = await insert(owner, 'transactions', {
    account_id: rows[0]?.account_id,
    portfolio_id: portfolioId,
    source: 'test',
    source_id: `t${entries}`,
    instrument_id: symbol ? ids.instruments.get(symbol) : null,
    transfer_id: transferId ?? null,
    amount: '0',
    currency: 'GBP',
    ...rest,
  });
  await markLedger(owner, portfolioId, transaction.day);
  return id;
}

/** Says that the portfolio's ledger changed on `day`, as every writer of the ledger does. */
export async function markLedger(owner: Client, portfolioId: string, day: string): Promise<void> {
  await owner.query(
    `insert into ledger_marks (account_id, portfolio_id, first_changed_day)
     select account_id, id, $2 from portfolios where id = $1
     on conflict (account_id, portfolio_id) do update set version = ledger_marks.version + 1,
       first_changed_day = least(ledger_marks.first_changed_day, excluded.first_changed_day)`,
    [portfolioId, day],
  );
}

async function insert(owner: Client, table: string, columns: Record<string, unknown>): Promise<string> {
  const names = Object.keys(columns);
  const places = names.map((_, at) => `$${at + 1}`);
  const hasId = ![
    'exchange_rates',
    'benchmark_components',
    'account_members',
    'client_group_members',
    'model_targets',
    'fund_weights',
  ].includes(table);
  const returning = hasId ? " returning replace(id::text, '-', '') as id" : '';
  const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})${returning}`;
  const { rows } = await owner.query<{ id: string }>(text, Object.values(columns));
  return rows[0]?.id ?? '';
}
