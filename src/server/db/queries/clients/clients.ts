import type { PoolClient } from 'pg';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import type { Reason } from '#finance/figure.ts';
import type { ChangeWindow } from '#finance/period.ts';
import {
  ClientListQuery,
  hasCashDrag,
  hasDrift,
  hasFailedInvitation,
  hasLedger,
  hasOpenBreaks,
  isOutOfReach,
  isReviewDue,
} from '../../client-list-query.ts';
import { changeColumns } from '../../clients-sql.ts';
import { phoneBookLetter } from '../../folded-text.ts';
import { toLikePattern, matchesAllWords } from '../../list-query.ts';
import { type ClientSection, clientSection, type SectionQuery } from './client-section.ts';
import { indexLines } from '../market/index-lines.ts';

/** The clients of the actor that are wanted, all values in one currency. A filter that is null is not asked for. */
export interface ClientFilters extends SectionQuery {
  readonly find: string | null;
  readonly type: string | null;
  readonly group: string | null;
  readonly accessGroup: string | null;
  readonly letter: string | null;
  readonly hidesUnlinked: boolean;
  readonly attention: keyof typeof concerns | null;
}

/** One page of them, and how. */
export interface ClientsQuery extends ClientFilters {
  readonly period: ChangeWindow;
  readonly sort: keyof typeof orders;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Decides which day someone signed in. */
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
  /** Null without private funds. */
  readonly programme: StoredProgramme | null;
}

/** The sums of an account's private funds, in its currency; null is not available. */
export interface StoredProgramme {
  readonly commitment: number | null;
  readonly called: number | null;
  readonly paidIn: number | null;
  readonly distributed: number | null;
  readonly recallable: number | null;
  readonly value: number | null;
  readonly netIrr: number | null;
  readonly whyNoIrr: Reason | null;
}

export interface ClientPage {
  /** Null when no one has figures. */
  readonly asOf: IsoDate | null;
  readonly lines: readonly ClientLine[];
}

interface ClientGroupName {
  readonly id: string;
  readonly name: string;
}

/** The sums over all clients that pass the filters. */
export interface FoundClients {
  readonly count: number;
  /** The value of those that have one. */
  readonly totalValue: number;
  /** The first letters that the other filters leave. */
  readonly letters: readonly string[];
  /** The groups of everyone, by name. */
  readonly groups: readonly ClientGroupName[];
  /** The access groups that the actor may see and that have a client in the list. */
  readonly accessGroups: readonly ClientGroupName[];
}

interface Words {
  readonly change: ReturnType<typeof changeColumns>;
  /** The value in the wanted currency. */
  readonly worth: () => string;
  /** An amount of a line in it. */
  readonly inWanted: (amount: string) => string;
}

/** Multiples are of what was paid in, as soon as anything was. */
const paidInSql = 'case when fund_paid_in > 0 then fund_paid_in end';

/** The orders of a list: with `concerns` the only words that reach the statement's text. */
const orders = {
  value: ({ worth }: Words) => worth(),
  name: () => 'name_key',
  change: ({ change }: Words) => change.return,
  benchmark: ({ change }: Words) => `${change.return} - ${change.benchmark}`,
  lastLogin: () => 'last_login_at',
  commitment: ({ inWanted }: Words) => inWanted('fund_commitment'),
  called: ({ inWanted }: Words) => inWanted('fund_called'),
  unfunded: ({ inWanted }: Words) => inWanted('(fund_commitment - fund_called + fund_recallable)'),
  dpi: () => `fund_distributed / ${paidInSql}`,
  tvpi: () => `(fund_distributed + fund_value) / ${paidInSql}`,
  netIrr: () => 'net_irr',
} as const;

/** Whom a matter concerns, as the sums count them. */
const concerns = {
  drift: () => hasDrift,
  cashDrag: () => hasCashDrag,
  failedInvitation: () => hasFailedInvitation,
  notAvailable: ({ worth }: Pick<Words, 'worth'>) => `${worth()} is null and ${hasLedger}`,
  withoutExternalId: () => isOutOfReach,
  stalePrices: () => 'stale_prices > 0',
  openBreaks: () => hasOpenBreaks,
  reviewDue: () => isReviewDue,
  neverSignedIn: () => 'has_client and last_login_at is null',
} as const;

/** A condition for each filter that is asked for, but the letter. */
function conditionsOf({ find, type, group, accessGroup, hidesUnlinked, attention }: ClientFilters, question: ClientListQuery): string {
  const conditions: string[] = ['true'];
  if (find !== null) {
    const sought = question.parameter(toLikePattern(find));
    conditions.push(`(${matchesAllWords('name_key', sought)} or ${matchesAllWords('email_key', sought)})`);
  }
  if (type !== null) conditions.push(`portfolio_type_bits & (select portfolio_type_bit(${question.parameter(type)})) <> 0`);
  if (group !== null) conditions.push(`${question.parameter(group)}::uuid = any(group_ids)`);
  if (accessGroup !== null)
    conditions.push(`id in (select account_id from access_group_clients where group_id = ${question.parameter(accessGroup)}::uuid)`);
  if (hidesUnlinked) conditions.push('has_client');
  if (attention !== null) conditions.push(concerns[attention]({ worth: () => worthIn(question) }));
  return conditions.join(' and ');
}

function letterCondition({ letter }: ClientFilters, question: ClientListQuery): string {
  return letter === null ? 'true' : `letter = (select ${phoneBookLetter(`${question.parameter(letter)}::text`)})`;
}

function worthIn(question: ClientListQuery, amount = 'value'): string {
  return `${amount} * ${question.fx()}`;
}

const programmeColumns = ['fund_commitment', 'fund_called', 'fund_paid_in', 'fund_distributed', 'fund_recallable', 'fund_value', 'net_irr'];

/** The accounts of one page in their order, each with the day of its line. */
async function placed(connection: PoolClient, query: ClientsQuery, section: ClientSection): Promise<PlacedClient[]> {
  const question = new ClientListQuery(query.portalId, section);
  const change = changeColumns(query.period);
  const everybody = question.everybody(['value', 'currency', change.return, change.benchmark, 'stale_prices', ...programmeColumns]);
  const condition = `${conditionsOf(query, question)} and ${letterCondition(query, question)}`;
  const order = orders[query.sort]({ change, worth: () => worthIn(question), inWanted: (amount) => worthIn(question, amount) });
  const [limit, offset] = [question.parameter(query.pageSize), question.parameter((query.page - 1) * query.pageSize)];
  // Where no one is behind, lines are looked up only for what asks for a figure.
  const shown = section.isAnyoneBehind ? 'id, day' : 'id';
  const text = `
    select replace(id::text, '-', '') as id${section.isAnyoneBehind ? ', day' : ''}
      from (select ${shown} from ${everybody} where ${condition}
             order by ${order} ${query.isDescending ? 'desc' : 'asc'} nulls last, id limit ${limit} offset ${offset}) page`;
  const rows = await question.ask<PlacedClient>(connection, text);
  return section.isAnyoneBehind ? rows : rows.map(({ id }) => ({ id, day: section.shownDay }));
}

async function foundOf(connection: PoolClient, wanted: ClientFilters, section: ClientSection): Promise<FoundClients | undefined> {
  const question = new ClientListQuery(wanted.portalId, section);
  const shown = `select ${worthIn(question)} as worth, letter from ${question.everybody(['value', 'currency', 'stale_prices'])}`;
  const [condition, isOfLetter] = [conditionsOf(wanted, question), letterCondition(wanted, question)];
  const text = `
    with shown as materialized (${shown} where ${condition})
    select (count(*) filter (where ${isOfLetter}))::integer as count, coalesce(sum(worth) filter (where ${isOfLetter}), 0) as "totalValue",
           array(select distinct letter from shown where letter is not null order by letter) as letters,
           (select coalesce(json_agg(json_build_object('id', replace(own.id::text, '-', ''), 'name', own.name) order by lower(own.name), own.id), '[]')
              from client_groups own where own.is_active and own.id = any(array(select distinct unnest(group_ids) from ${question.own()}))) as groups,
           (select coalesce(json_agg(json_build_object('id', replace(own.id::text, '-', ''), 'name', own.name) order by lower(own.name), own.id), '[]')
              from access_groups own where own.id in (
                select part.group_id from access_group_clients part where part.account_id in (select mine.id from ${question.own()}))) as "accessGroups"
      from shown`;
  const [found] = await question.ask<FoundClients>(connection, text);
  return found;
}

/** Reads the lines of one page, under the policies of the tables; $3 is the time zone. */
const linesSql = (change: ReturnType<typeof changeColumns>) => `
  select replace(page.id::text, '-', '') as id, account.name, account.email, account.external_id as "externalId",
         array(select own.name from client_groups own where own.id = any(account.group_ids) and own.is_active order by lower(own.name), own.id) as groups,
         account.currency, drawn.day, drawn.value, drawn.${change.gain} as gain, drawn.${change.return} as return,
         drawn.${change.benchmark} as benchmark,
         array(select distinct own.type from portfolios own where own.account_id = page.id order by own.type) as "portfolioTypes",
         drawn.stale_prices as "stalePrices", account.client_user_id is not null as "hasClient",
         (signed_in.at at time zone $3)::date as "lastLogin",
         exists (select from ledger_marks mark where mark.account_id = page.id and mark.version > mark.computed_version) as "isRefreshing",
         case when coalesce(drawn.fund_commitment, drawn.fund_paid_in, drawn.fund_value, drawn.net_irr) is not null or drawn.why_no_irr is not null
              then json_build_object('commitment', drawn.fund_commitment, 'called', drawn.fund_called, 'paidIn', drawn.fund_paid_in,
                                     'distributed', drawn.fund_distributed, 'recallable', drawn.fund_recallable, 'value', drawn.fund_value,
                                     'netIrr', drawn.net_irr, 'whyNoIrr', drawn.why_no_irr) end as programme
    from unnest($1::uuid[], $2::date[]) with ordinality page (id, day, place)
    join accounts account on account.id = page.id
    left join snapshots drawn on drawn.account_id = page.id and drawn.day = page.day
    left join last_sign_ins signed_in on signed_in.user_id = account.client_user_id
   order by page.place`;

/** An account of the page, and the day of its line. */
export interface PlacedClient {
  readonly id: string;
  readonly day: IsoDate | null;
}

export function clients(connection: PoolClient) {
  const lines = async (page: readonly PlacedClient[], { period, timeZone }: Pick<ClientsQuery, 'period' | 'timeZone'>) => {
    const values = [page.map(({ id }) => id), page.map(({ day }) => day), timeZone];
    const [{ rows }, drawn] = await Promise.all([
      connection.query<Omit<ClientLine, 'fx' | 'sparkline'>>(linesSql(changeColumns(period)), values),
      indexLines(
        connection,
        page.flatMap(({ id, day }) => (day === null ? [] : [{ accountId: id, day: dayNumber(day) }])),
      ),
    ]);
    return rows.map((row) => ({ ...row, sparkline: drawn.get(row.id) ?? [] }));
  };
  return {
    /** The lines of these accounts, in their order. */
    lines,

    /**
     * One page of the accounts that the actor may see on a portal: the order is decided over what lists are sorted by, the lines
     * of the page alone are read.
     */
    async page(query: ClientsQuery): Promise<ClientPage> {
      const section = await clientSection(connection, query);
      const rateOf = new Map(section.currencies.map((currency, at) => [currency, section.rates[at] ?? null]));
      const shown = await lines(await placed(connection, query, section), query);
      return { asOf: section.lastDay, lines: shown.map((line) => ({ ...line, fx: rateOf.get(line.currency) ?? null })) };
    },

    /** Adds up all clients that pass the filters. */
    async found(wanted: ClientFilters): Promise<FoundClients> {
      const found = await foundOf(connection, wanted, await clientSection(connection, wanted));
      if (!found) throw new Error('A list of clients came without its totals.');
      return found;
    },
  };
}
