import type { PoolClient } from 'pg';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { ChangeWindow } from '#finance/period.ts';
import { changeColumns, everybodySql, mineSql, presentSql, ratesSql, sectionSql } from '../clients-sql.ts';
import { containing, folded, phoneBookLetter } from '../folded-text.ts';
import { indexLines } from './index-lines.ts';

/** Which of the actor's clients are wanted, and how. What is null is not asked for. */
export interface ClientsWanted {
  readonly portalId: string;
  readonly asOf: IsoDate;
  /** All values are wanted in this one too. */
  readonly currency: string;
  readonly find: string | null;
  readonly type: string | null;
  readonly group: string | null;
  readonly letter: string | null;
  readonly hidesUnlinked: boolean;
  readonly attention: keyof typeof concerns | null;
  readonly period: ChangeWindow;
  readonly sort: keyof typeof orders;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Decides which day somebody signed in. */
  readonly timeZone: string;
}

/** One account. Money is in its own currency; `fx` is what 1 of it is in the wanted one. */
export interface ClientLine {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly externalId: string | null;
  readonly groups: readonly string[];
  readonly currency: string;
  /** The day of its figures; null when there are none for the cross-section. */
  readonly day: IsoDate | null;
  readonly value: number | null;
  readonly fx: number | null;
  readonly gain: number | null;
  readonly return: number | null;
  readonly benchmark: number | null;
  readonly portfolioTypes: readonly string[];
  readonly stalePrices: number | null;
  /** The return index of the last twelve months, a level a week. */
  readonly sparkline: readonly number[];
  readonly hasClient: boolean;
  readonly lastLogin: IsoDate | null;
  readonly isRefreshing: boolean;
}

export interface ClientPage {
  /** Null when nobody has figures. */
  readonly asOf: IsoDate | null;
  readonly count: number;
  /** Of those that have a value. */
  readonly totalValue: number;
  readonly letters: readonly string[];
  readonly groups: readonly string[];
  readonly lines: readonly ClientLine[];
}

/** What a list may be sorted by: with `concerns` the only words that reach the statement's text. */
const orders = {
  value: 'shown.worth',
  name: folded('shown.name'),
  change: 'shown.return',
  benchmark: 'shown.return - shown.benchmark',
  lastLogin: `(select person.last_login_at from account_members member join users person on person.id = member.user_id
                where member.account_id = shown.id and member.relation = 'client')`,
} as const;

/** Whom a matter concerns, as the sums below count them. */
const concerns = {
  notAvailable: 'present.value * fx is null',
  withoutExternalId: 'everybody.external_id is null',
  stalePrices: `present.day is not null and exists (
    select from snapshots priced where priced.account_id = everybody.id and priced.subject_id = everybody.id
                                   and priced.day = present.day and priced.stale_prices > 0)`,
  neverSignedIn: `exists (
    select from account_members member left join users person on person.id = member.user_id
     where member.account_id = everybody.id and member.relation = 'client' and person.last_login_at is null)`,
} as const;

const filteredSql = (attention: ClientsWanted['attention']) => `
  filtered as materialized (
    select everybody.id, everybody.name, email, external_id, everybody.currency, groups, present.*, fx, present.value * fx as worth,
           ${phoneBookLetter('everybody.name')} as letter
      from everybody
      cross join section
      join rates on rates.currency = everybody.currency
      ${presentSql(['day', 'value', 'gain', 'return', 'benchmark'])}
     where ($4::text is null or ${folded('name')} like ${folded('$4')} or ${folded('email')} like ${folded('$4')})
       and ($5::text is null or exists (select from portfolios own where own.account_id = everybody.id and own.type = $5))
       and ($6::text is null or $6 = any(everybody.groups))
       and (not $7 or exists (select from account_members linked where linked.account_id = everybody.id and relation = 'client'))
       and (${attention === null ? 'true' : concerns[attention]}))`;

const facetsSql = `
  facets as (
    select (select last_day from section) as "asOf", count(*)::integer as count, coalesce(sum(worth), 0) as "totalValue",
           array(select distinct letter from filtered where letter is not null order by letter) as letters,
           array(select distinct unnest(groups) from everybody) as "allGroups"
      from shown)`;

const isRefreshingSql = `
  exists (select from ledger_marks mark where mark.account_id = page.id and mark.version > mark.computed_version)`;

/** What is asked only for the lines of one page. */
const detailsSql = `
  select facets.*, replace(page.id::text, '-', '') as id, page.name, page.email, page.external_id as "externalId", page.groups,
         page.currency, page.day, page.value, page.fx, page.gain, page.return, page.benchmark,
         array(select distinct own.type from portfolios own where own.account_id = page.id order by own.type) as "portfolioTypes",
         drawn.stale_prices as "stalePrices", linked.user_id is not null as "hasClient",
         (linked.last_login_at at time zone $11)::date as "lastLogin", ${isRefreshingSql} as "isRefreshing"
    from facets
    left join page on true
    left join snapshots drawn on drawn.account_id = page.id and drawn.subject_id = page.id and drawn.day = page.day
    left join lateral (select member.user_id, person.last_login_at
                         from account_members member left join users person on person.id = member.user_id
                        where member.account_id = page.id and member.relation = 'client') linked on true
   order by page.place`;

function pageSql({ period, sort, isDescending, attention }: ClientsWanted): string {
  const order = `${orders[sort]} ${isDescending ? 'desc' : 'asc'} nulls last, shown.id`;
  return `with ${mineSql}, ${everybodySql(changeColumns(period))}, ${sectionSql}, ${ratesSql}, ${filteredSql(attention)},
    shown as materialized (select * from filtered where $8::text is null or letter = ${phoneBookLetter('$8')}),
    ${facetsSql},
    page as (select *, row_number() over (order by ${order}) as place from shown order by ${order} limit $9 offset $10)
    ${detailsSql}`;
}

/** Whose totals are wanted: of all the actor's clients on a portal, in one currency. */
export type TotalsWanted = Pick<ClientsWanted, 'portalId' | 'asOf' | 'currency'>;

/** Sums in the wanted currency of those that have a value and a rate. */
export interface ClientSums {
  readonly asOf: IsoDate | null;
  readonly clients: number;
  readonly assets: number | null;
  /** Mean of the accounts' returns of the calendar year so far, weighted by what they were worth when it began. */
  readonly yearReturn: number | null;
  /** Since the beginning of the calendar quarter. */
  readonly paidIn: number;
  readonly paidOut: number;
  /** Of the accounts with a return and a benchmark of the year so far: how many, and how many of them are ahead. */
  readonly compared: number;
  readonly ahead: number;
  /** Within the last thirty days, whatever day is shown. */
  readonly signedInLately: number;
  readonly neverSignedIn: number;
  readonly withoutExternalId: number;
  readonly stalePrices: number;
  readonly notAvailable: number;
}

const flowColumns = ['paid_in', 'paid_out', 'paid_in_ytd', 'paid_out_ytd'] as const;

const sumsSql = `
  with ${mineSql}, ${everybodySql([...changeColumns('ytd'), ...flowColumns, 'stale_prices'])}, ${sectionSql}, ${ratesSql},
  valued as (
    select everybody.id, everybody.external_id, present.*, fx, present.value * fx as worth,
           greatest(present.value - present.gain - present.paid_in_ytd + present.paid_out_ytd, 0) * fx as opening,
           (present.paid_in - coalesce(quarter.paid_in, 0)) * fx as came,
           (present.paid_out - coalesce(quarter.paid_out, 0)) * fx as went
      from everybody
      cross join section
      join rates on rates.currency = everybody.currency
      ${presentSql(['value', 'gain', 'return', 'benchmark', ...flowColumns, 'stale_prices'])}
      left join lateral (
        select stored.paid_in, stored.paid_out from snapshots stored
         where stored.account_id = everybody.id and stored.subject_id = everybody.id and stored.day <= section.quarter_opening
         order by stored.day desc limit 1) quarter on true)
  select (select last_day from section) as "asOf", count(*)::integer as clients, sum(worth) as assets,
         sum(return * opening) / nullif(sum(opening) filter (where return is not null), 0) as "yearReturn",
         coalesce(sum(came), 0) as "paidIn", coalesce(sum(went), 0) as "paidOut",
         (count(*) filter (where return is not null and benchmark is not null))::integer as compared,
         (count(*) filter (where return > benchmark))::integer as ahead,
         (count(*) filter (where person.last_login_at >= now() - interval '30 days'))::integer as "signedInLately",
         (count(*) filter (where linked.user_id is not null and person.last_login_at is null))::integer as "neverSignedIn",
         (count(*) filter (where external_id is null))::integer as "withoutExternalId",
         (count(*) filter (where stale_prices > 0))::integer as "stalePrices",
         (count(*) filter (where worth is null))::integer as "notAvailable"
    from valued
    left join account_members linked on linked.account_id = valued.id and linked.relation = 'client'
    left join users person on person.id = linked.user_id`;

type PageRow = Omit<ClientPage, 'lines' | 'groups'> &
  Omit<ClientLine, 'id' | 'sparkline'> & { readonly allGroups: readonly string[]; readonly id: string | null };

export function clients(connection: PoolClient) {
  return {
    /** One page of the accounts that the actor may see on a portal, and what all that pass the filters are together. */
    async page(wanted: ClientsWanted): Promise<ClientPage> {
      const { portalId, asOf, currency, find, type, group, letter, hidesUnlinked, page, pageSize, timeZone } = wanted;
      const pattern = find === null ? null : containing(find);
      const values = [portalId, asOf, currency, pattern, type, group, hidesUnlinked, letter, pageSize, (page - 1) * pageSize, timeZone];
      const { rows } = await connection.query<PageRow>(pageSql(wanted), values);
      const [first] = rows;
      if (!first) throw new Error('A list of clients came without its totals.');
      const lines = rows.filter(isLine);
      const drawn = await indexLines(
        connection,
        lines.flatMap(({ id, day }) => (day === null ? [] : [{ accountId: id, day: dayNumber(day) }])),
      );
      return { ...first, groups: first.allGroups, lines: lines.map((line) => ({ ...line, sparkline: drawn.get(line.id) ?? [] })) };
    },

    /** All accounts that the actor may see on a portal, summed up. */
    async sums({ portalId, asOf, currency }: TotalsWanted): Promise<ClientSums> {
      const { rows } = await connection.query<ClientSums>(sumsSql, [portalId, asOf, currency]);
      const [sums] = rows;
      if (!sums) throw new Error('Sums came without a row.');
      return sums;
    },
  };
}

function isLine(row: PageRow): row is PageRow & { readonly id: string } {
  return row.id !== null;
}
