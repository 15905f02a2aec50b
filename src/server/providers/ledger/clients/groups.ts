import type { GroupRow, Groups } from '#contracts/datasets/accounts.ts';
import type { Change } from '#contracts/datasets/lists.ts';
import { defaultPeriods } from '#contracts/reports/report-choices.ts';
import { consolidated } from '#finance/book/consolidation.ts';
import type { DailySeries, Period } from '#finance/daily-series.ts';
import type { ExchangeRates } from '#finance/prices/exchange-rates.ts';
import { available, type Figure, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { isoDate, yearOfDay } from '#finance/iso-date.ts';
import { windowPeriod } from '#finance/period.ts';
import type { GroupMember } from '../../../db/queries/clients/client-groups.ts';
import type { FigureReach } from '../../../db/queries/figures/figure-states.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { computePeriodChange, createMissingChange } from '../gains/period-change.ts';
import { namesInProblems, toBookProblems, whyMissing } from '../why-missing.ts';

/** A group of more accounts than these is not chained day by day in a request, nor are all groups together of more. */
const maxMembers = 300;
const maxMeasured = 1000;

/** Groups that are measured in one answer, and how many of a group's members are named. */
const namedMembers = 100;

/** The groups by value, the largest first. A transfer inside a group is no payment of it; an account that joins brings its first one. */
export async function groups(snapshot: Queries, { portal, asOf, query, variant: { currency } }: ReportSubject): Promise<Groups> {
  const found = await snapshot.clientGroups.members({ portalId: portal.id, asOf, currency });
  const day = found.asOf ?? asOf;
  const byGroup = [...Map.groupBy(found.members, ({ group }) => group)];
  const known = await readKnown(snapshot, byGroup, { currency, period: windowPeriod(query.period ?? defaultPeriods.clients, day) });
  const empty = await snapshot.clientGroups.withoutMembers(portal.id);
  const rows = [...byGroup.map(([id, members]) => rowOf(id, members, known)), ...empty.map(emptyRow)];
  return { asOf: day, currency, rows: rows.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.name.localeCompare(b.name)) };
}

interface Known {
  readonly currency: string;
  readonly period: Period;
  /** The series of the accounts of all groups that are measured. */
  readonly series: ReadonlyMap<string, DailySeries>;
  readonly measured: ReadonlySet<string>;
  readonly rates: ExchangeRates;
  readonly reach: ReadonlyMap<string, FigureReach>;
  readonly names: ReadonlyMap<string, string>;
}

/** The members' daily series of the window, read in one statement whatever the groups. */
async function readKnown(
  snapshot: Queries,
  byGroup: readonly (readonly [string, readonly GroupMember[]])[],
  { currency, period }: Pick<Known, 'currency' | 'period'>,
): Promise<Known> {
  const measured = measuredGroups(byGroup);
  const members = byGroup.flatMap(([name, own]) => (measured.has(name) ? own.filter(({ day }) => day !== null) : []));
  const ids = [...new Set(members.map(({ id }) => id))];
  const fromYear = yearOfDay(period.from);
  const stored = await snapshot.dailySeries.since(ids.map((id) => ({ accountId: id, storedAs: id, fromYear })));
  const currencies = [currency, ...members.map((member) => member.currency)];
  const reach = await snapshot.figureStates.reach([...new Set(byGroup.flatMap(([, own]) => own.map(({ id }) => id)))], false);
  const names = await namesInProblems(snapshot, reach.values());
  return {
    currency,
    period,
    measured,
    series: new Map([...stored].map(([id, { series }]) => [id, series])),
    rates: await snapshot.market.rates(currencies),
    reach,
    names,
  };
}

/** The smallest groups first, as long as all of them together are not too many accounts. */
function measuredGroups(byGroup: readonly (readonly [string, readonly GroupMember[]])[]): Set<string> {
  const measured = new Set<string>();
  let accounts = 0;
  for (const [name, members] of byGroup.toSorted(([, a], [, b]) => a.length - b.length)) {
    accounts += members.length;
    if (members.length > maxMembers || accounts > maxMeasured) break;
    measured.add(name);
  }
  return measured;
}

/** An account that has never had figures has nothing to add. */
function rowOf(group: string, members: readonly GroupMember[], known: Known): GroupRow {
  const valued = members.filter(({ day }) => day !== null);
  const [first] = members;
  return {
    id: group,
    name: first?.groupName ?? '',
    score: first?.score ?? null,
    count: members.length,
    members: members.slice(0, namedMembers).map((member) => ({ id: member.id, name: member.name })),
    value: valued.length === 0 ? unavailable('not-recorded') : sumOfFigures(valued.map((member) => valueOf(member, known))),
    change: changeOf(group, valued, known),
  };
}

function emptyRow(group: Pick<GroupRow, 'id' | 'name' | 'score'>): GroupRow {
  const nobody = unavailable('no-portfolios');
  return { ...group, count: 0, members: [], value: nobody, change: createMissingChange(nobody) };
}

function valueOf({ id, value, fx, currency, day }: GroupMember, known: Known): Figure {
  if (value === null) return whyMissing(known.reach.get(id), day ?? isoDate(known.period.to), known.names);
  const figure = fx === null ? unavailable('no-exchange-rate', `${currency}/${known.currency}`) : available(fx);
  return value === 0 ? available(0) : mapFigure(figure, (rate) => value * rate);
}

function changeOf(group: string, members: readonly GroupMember[], known: Known): Change {
  if (!known.measured.has(group)) return createMissingChange(unavailable('too-many-accounts'));
  const parts = members.flatMap(({ id, currency }) => {
    const series = known.series.get(id);
    return series ? [{ series, currency }] : [];
  });
  if (parts.length === 0) return createMissingChange(unavailable('not-recorded'));
  const series = consolidated(parts, { currency: known.currency, rates: known.rates });
  if (series.firstDay + series.value.length <= known.period.to) return createMissingChange(unavailable('after-last-day'));
  const problems = members.flatMap(({ id }) => toBookProblems(known.reach.get(id), known.names));
  return computePeriodChange({ series, benchmark: null, problems }, known.period);
}

function sizeOf({ value }: GroupRow): number {
  return value.available ? value.value : -Number.MAX_VALUE;
}
