import type { Change, ClientRow, Clients, FoundClients } from '#contracts/datasets/lists.ts';
import { clientSorts, defaultPeriods } from '#contracts/reports/report-choices.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { available, type Figure, mapFigure, type Reason, reasons, unavailable } from '#finance/figure.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { windowPeriod } from '#finance/period.ts';
import type { ClientFilters, ClientLine, ClientsQuery } from '../../../db/queries/clients/clients.ts';
import type { FigureReach } from '../../../db/queries/figures/figure-states.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { createMissingChange } from '../gains/period-change.ts';
import { clientProgrammes } from './client-programmes.ts';
import { namesInProblems, whyMissing } from '../why-missing.ts';

const shownAtOnce = 50;
/** The number of clients that an exported list reads at a time. */
const takenAtOnce = 500;

/** One page of the clients that the actor may see on the portal, in the variant's currency at the rates of the day shown. */
export async function clients(snapshot: Queries, subject: ReportSubject): Promise<Clients> {
  const wanted = toClientsQuery(subject);
  const { lines, asOf } = await snapshot.clients.page(wanted);
  const { clientFigures: figures, detailedClient: isDetailed } = subject.variant;
  const { rows, ...shown } = await drawn(snapshot, lines, { ...wanted, asOf: asOf ?? subject.asOf });
  const programmes = figures === 'privateEquity' ? await clientProgrammes(snapshot, lines, wanted.currency) : new Map<string, never>();
  return {
    ...shown,
    figures,
    isDetailed,
    rows: rows.map((row) => ({ ...row, programme: programmes.get(row.id) ?? null })),
    page: wanted.page,
    pageSize: wanted.pageSize,
  };
}

/** Lines of the cross-section as rows, with the reasons of what they lack. */
export async function drawn(
  snapshot: Queries,
  lines: readonly ClientLine[],
  shown: Pick<Known, 'asOf' | 'currency' | 'period'>,
): Promise<Pick<Clients, 'asOf' | 'currency' | 'rows'>> {
  const reach = await snapshot.figureStates.reach(
    lines.map(({ id }) => id),
    false,
  );
  const names = await namesInProblems(snapshot, reach.values());
  const { asOf, currency, period } = shown;
  return { asOf, currency, rows: lines.map((line) => rowOf(line, { asOf, currency, period, reach, names })) };
}

/** Counts the clients that pass the filters of that list, with their sums and the choices of the filters. */
export async function foundClients(snapshot: Queries, subject: ReportSubject): Promise<FoundClients> {
  return { ...(await snapshot.clients.found(filtersOf(subject))), types: subject.variant.portfolioTypes };
}

function filtersOf({ variant, portal, asOf, query }: ReportSubject): ClientFilters {
  return {
    portalId: portal.id,
    asOf,
    currency: variant.currency,
    find: given(query.find),
    type: given(query.type),
    group: query.group ?? null,
    accessGroup: query.accessGroup ?? null,
    letter: given(query.letter),
    hidesUnlinked: query.unlinked === 'hide',
    attention: query.attention ?? null,
  };
}

export function toClientsQuery(subject: ReportSubject): ClientsQuery {
  const { variant, query } = subject;
  const sort = clientSorts.find((each) => each === query.sort) ?? 'value';
  return {
    ...filtersOf(subject),
    period: query.period ?? defaultPeriods.clients,
    sort,
    isDescending: isDescending(query, sort),
    page: query.page ?? 1,
    pageSize: subject.isWhole ? takenAtOnce : shownAtOnce,
    timeZone: variant.timeZone,
  };
}

function given(text: string | undefined): string | null {
  return text?.trim() ? text.trim() : null;
}

/** Names from the beginning, everything else from the largest or latest. */
function isDescending({ order }: ReportQuery, sort: ClientsQuery['sort']): boolean {
  return (order ?? (sort === 'name' ? 'asc' : 'desc')) === 'desc';
}

interface Known {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly period: ClientsQuery['period'];
  readonly reach: ReadonlyMap<string, FigureReach>;
  readonly names: ReadonlyMap<string, string>;
}

function rowOf(line: ClientLine, known: Known): ClientRow {
  const { id, name, email, externalId, groups, portfolioTypes, sparkline, stalePrices, hasClient, lastLogin } = line;
  const reach = known.reach.get(id);
  const why = portfolioTypes.length === 0 ? unavailable('no-portfolios') : whyMissing(reach, known.asOf, known.names);
  const value = line.value === null ? why : available(line.value);
  return {
    id,
    name,
    email,
    externalId,
    groups,
    portfolioTypes,
    value: converted(value, line, known),
    change: line.day === null ? createMissingChange(why) : changeOf(line, line.day, known),
    sparkline,
    lastLogin,
    hasClient,
    stalePrices: stalePrices ?? 0,
    isRefreshing: line.isRefreshing || isBehind(reach, known.asOf),
    programme: null,
  };
}

function converted(figure: Figure, { fx, currency }: ClientLine, known: Known): Figure {
  if (figure.available && fx === null) return unavailable('no-exchange-rate', `${currency}/${known.currency}`);
  return mapFigure(figure, (amount) => amount * (fx ?? NaN));
}

/** Its figures end before the day that the others have come to. */
function isBehind(reach: FigureReach | undefined, asOf: IsoDate): boolean {
  return typeof reach?.lastDay === 'string' && reach.lastDay < asOf;
}

function changeOf(line: ClientLine, day: IsoDate, known: Known): Change {
  const reach = known.reach.get(line.id);
  const { from } = windowPeriod(known.period, day);
  if (reach?.firstDay && isoDate(from) < reach.firstDay) return createMissingChange(unavailable('too-short'));
  const gain = line.gain === null ? whyUnvalued(line, [isoDate(from), day], known) : available(line.gain);
  return {
    gain: converted(gain, line, known),
    rate: line.return === null ? whyNoRate(gain, line, { reach, day }) : available(line.return),
    benchmark: line.benchmark === null ? unavailable('no-benchmark') : available(line.benchmark),
  };
}

/** Explains why there is no gain: the day at an end of the period that has no value. */
function whyUnvalued({ id, value }: ClientLine, [from, to]: readonly [IsoDate, IsoDate], { reach, names }: Known): Figure<never> {
  return whyMissing(reach.get(id), value === null ? to : from, names);
}

/** With values at both ends there is no return because the chain of returns broke on the way, nothing was invested, or nothing held got a price. */
function whyNoRate(
  gain: Figure,
  { value }: Pick<ClientLine, 'value'>,
  { reach, day }: { readonly reach: FigureReach | undefined; readonly day: IsoDate },
): Figure<never> {
  if (!gain.available) return gain;
  const broken = reach?.problems.findLast(({ subject, from, reason }) => subject === 'return' && from <= day && breaks.has(reason));
  return unavailable(reasons.find((reason) => reason === broken?.reason) ?? (value ? 'no-new-price' : 'not-invested'));
}

const breaks: ReadonlySet<string> = new Set<Reason>(['flow-without-value', 'loss-beyond-total', 'negative-value']);
