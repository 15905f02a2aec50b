import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import type { Figure } from '#finance/figure.ts';
import type { ProviderStage, StageDays } from './describe-provider.ts';

/** Defines the contract tests of providers for accounts and portfolios as records with properties, and for the overview above them. */
export function describeAccounts(days: StageDays, arrange: (cutAt?: string) => Promise<ProviderStage>): void {
  test('an account says what its headline says, on any day', async () => {
    const { read, reader, subject } = await arrange();
    for (const day of [days.last, days.past]) {
      const about = subject('account', day, { range: 'max' });
      const { headline, details } = await read(reader, async (provider) => ({
        headline: await provider.headline(about),
        details: await provider.accountDetails(about),
      }));
      expect(details.value).toEqual(headline.figures.value);
      expect(details.sinceInception).toEqual(headline.figures.timeWeightedReturn);
      expect(details.changes.map(({ span }) => span)).toEqual(['1d', '1m', 'ytd', '1y', '3y', '5y', 'all']);
    }
  });

  test("an account's details are the same on the page of one of its portfolios", async () => {
    const { read, reader, subject } = await arrange();
    const ask = (kind: 'account' | 'portfolio') => read(reader, (provider) => provider.accountDetails(subject(kind, days.last)));
    expect(await ask('portfolio')).toEqual(await ask('account'));
  });

  test.each(['portfolio', 'account'] as const)('the years of a %s end in its value', async (kind) => {
    const { read, reader, subject } = await arrange();
    const details = await read(reader, (provider) => provider.portfolioDetails(subject(kind, days.last)));
    expect(details.years.at(-1)).toMatchObject({ day: details.asOf, value: details.value, funds: details.funds });
    const past = await read(reader, (provider) => provider.portfolioDetails(subject(kind, days.past)));
    expect(details.years.slice(0, past.years.length - 1)).toEqual(past.years.slice(0, -1));
  });

  test('days that may be asked for lie within the days that have figures', async () => {
    const { read, reader, subject } = await arrange();
    for (const kind of ['portfolio', 'account', 'overview'] as const) {
      const dates = await read(reader, (provider) => provider.reportDates(subject(kind, days.last)));
      expect(await read(reader, (provider) => provider.figureDays(subject(kind, days.last)))).toEqual(dates.days);
      const { first = '', last = '' } = dates.days ?? {};
      expect(dates.monthEnds.length).toBeGreaterThan(0);
      expect(dates.monthEnds.every((day) => day >= first && day <= last)).toBe(true);
      expect(dates.monthEnds).toEqual(dates.monthEnds.toSorted().toReversed());
      expect(dates.monthEnds).toEqual(expect.arrayContaining([...dates.quarterEnds]));
    }
  });

  test("the overview's returns and groups say what its list of clients says", async () => {
    const { read, reader, subject } = await arrange();
    const about = subject('overview', days.last, { period: 'ytd' });
    const page = await read(reader, async (provider) => ({
      clients: await provider.clients(about),
      returns: await provider.overviewReturns(about),
      groups: await provider.groups(about),
    }));
    for (const { id, change } of page.clients.rows) {
      const own = page.returns.rows.find(({ accountId }) => accountId === id);
      expect(own?.changes.find(({ span }) => span === 'ytd')?.rate).toEqual(change.rate);
    }
    for (const group of page.groups.rows) {
      const members = page.clients.rows.filter(({ groups }) => groups.includes(group.name));
      expect(group.members.map(({ id }) => id).sort()).toEqual(members.map(({ id }) => id).sort());
      expect(valueOf(group.value)).toBeCloseTo(
        members.reduce((total, { value }) => total + valueOf(value), 0),
        6,
      );
    }
  });

  test('to a stranger there is no such account, no adviser of it and no group', async () => {
    const { read, reader, stranger, subject } = await arrange();
    const about = subject('account', days.last);
    const ask = (actor: Actor) =>
      read(actor, async (provider) => ({
        details: await provider.accountDetails(about),
        portfolio: await provider.portfolioDetails(subject('portfolio', days.last)),
        dates: await provider.reportDates(about),
        advisors: (await provider.advisors(about)).rows,
        home: (await provider.advisors(subject('overview', days.last))).rows.map(({ id }) => id),
        groups: (await provider.groups(subject('overview', days.last))).rows.map(({ name }) => name),
        returns: (await provider.overviewReturns(subject('overview', days.last))).rows.map(({ accountId }) => accountId),
        own: (await provider.overviewReturns(about)).rows,
      }));
    const [mine, foreign] = [await ask(reader), await ask(stranger)];
    expect(foreign.details.value).toMatchObject({ available: false });
    expect(foreign.portfolio).toMatchObject({ value: { available: false }, years: [] });
    expect(foreign.dates).toMatchObject({ days: null, monthEnds: [], reported: [] });
    expect([foreign.advisors, foreign.own]).toEqual([[], []]);
    expect(mine.home).toEqual(expect.arrayContaining(mine.advisors.map(({ id }) => id)));
    expect(foreign.home.filter((id) => mine.home.includes(id))).toEqual([]);
    expect(foreign.groups.filter((name) => mine.groups.includes(name))).toEqual([]);
    expect(foreign.returns.filter((id) => mine.returns.includes(id))).toEqual([]);
  });

  test('private funds that are not there have reasons, not zeros', async () => {
    const { read, reader, subject } = await arrange();
    const about = subject('account', days.last);
    const page = await read(reader, async (provider) => ({
      curve: await provider.jCurve(about),
      market: await provider.marketEquivalents(about),
      vintages: await provider.vintages(about),
      calls: await provider.callsDue(about),
      accounts: await provider.capitalAccounts(about),
      bridge: await provider.programmeBridge(about),
    }));
    if (page.vintages.rows.length > 0) return;
    expect(page.curve).toMatchObject({ points: [], deepest: { available: false, reason: 'nothing-paid-in' } });
    expect(Object.values(page.market.total.figures).every((figure) => !figure.available)).toBe(true);
    expect([page.calls.rows, page.accounts.funds]).toEqual([[], []]);
  });
}

function valueOf(figure: Figure): number {
  return figure.available ? figure.value : NaN;
}
