import { escapeLiteral, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
import type { IsoDate } from '#finance/iso-date.ts';
import type { ClientSection } from './queries/clients/client-section.ts';

const accountColumns = [
  'id',
  'external_id',
  'name',
  'name_key',
  'email_key',
  'letter',
  'group_ids',
  'account_currency',
  'portfolio_type_bits',
  'has_client',
  'last_login_at',
  'next_review',
  'compared_paid_in',
  'compared_paid_out',
];

/** The condition for figures of an account in a list: one without portfolios has none, and nothing is wrong with it. */
const hasPortfolios = 'portfolio_type_bits <> 0';

/** No import finds it, and nobody keeps anything in it. */
export const isOutOfReach = `external_id is null and not (${hasPortfolios})`;

/** Something was booked in it: where nothing was, nothing is missing. A sub-select with a limit, which is asked of those alone that get so far. */
export const hasLedger = `${hasPortfolios} and (
  select true from transactions booked where booked.account_id = everybody.id and booked.voided_at is null limit 1) is true`;

/** More of a portfolio than this is cash on the last day of its figures: it waits to be invested, or to be paid out. */
const maxCash = 0.1;
export const hasCashDrag = `exists (select from portfolio_health health where health.account_id = everybody.id and health.cash > health.value * ${maxCash})`;

/** A portfolio with a model stands outside one of its bands on that day, as `modelDrift` says: what the model does not name is too much. */
export const hasDrift = `exists (
  select from portfolio_health health
    join portfolios own on own.account_id = health.account_id and own.id = health.portfolio_id
   where health.account_id = everybody.id and own.model_id is not null and health.value > 0 and health.cash is not null
     and exists (
       select from (select asset_class, min::float8 as min, max::float8 as max from model_targets where model_id = own.model_id) target
         full join (
           select asset_class, sum(amount) / health.value as weight
             from (select instrument.asset_class, part.amount
                     from unnest(health.instruments, health.amounts) part (instrument, amount) join instruments instrument on instrument.id = part.instrument
                    union all select 'Cash', health.cash) parts
            group by asset_class) held using (asset_class)
        where coalesce(weight, 0) < coalesce(min, 0) - 1e-9 or coalesce(weight, 0) > coalesce(max, 0) + 1e-9))`;

/** A custodian's list says something else of a portfolio, and no one has accepted it: administrators alone see lists. */
export const hasOpenBreaks = `exists (select from reconciliation_rows break where break.of_account_id = everybody.id and break.status = 'open')`;

/** The client was asked in, and the link never came or was not used in time. */
export const hasFailedInvitation = `everybody.last_login_at is null and exists (
  select from account_invitations invitation where invitation.account_id = everybody.id and invitation_state(invitation) in ('bounced', 'expired'))`;

/** Its review is overdue, or to be arranged: two weeks are left at most, whatever day is shown. */
export const isReviewDue = 'next_review <= current_date + 14';

/** Between these a statement keeps its first plan, which looks nothing up line by line. */
const keepPlansSql = 'set local plan_cache_mode = force_generic_plan; set local enable_nestloop = off';
const planAnewSql = 'set local plan_cache_mode = auto; set local enable_nestloop = on';

/**
 * A statement over the actor's accounts on the day of a section: its parameters are collected as its text is written, so that what is
 * not asked for is not looked up. It goes to the database without a name, to be planned for the caller and for what is asked:
 * one account of two hundred or all of one type need other plans. Only what reads thousands keeps its plan.
 */
export class ClientListQuery {
  readonly #values: unknown[] = [];
  readonly #portalId: string;
  readonly #section: ClientSection;

  constructor(portalId: string, section: ClientSection) {
    this.#portalId = portalId;
    this.#section = section;
  }

  parameter(value: unknown): string {
    return `$${this.#values.push(value)}`;
  }

  /** The rate of a currency, by default that of a line, in the wanted one. */
  fx(currency = 'currency'): string {
    const { currencies, rates } = this.#section;
    const cases = currencies.map((one, at) => `when ${this.parameter(one)} then ${this.parameter(rates[at])}::float8`);
    return `(case ${currency} ${cases.join(' ')} end)`;
  }

  /** Every account of the actor on the portal with its lines of the shown and of the compared day. */
  own(): string {
    return `${this.#section.view} mine where ${this.#isListed}`;
  }

  get #isListed(): string {
    return this.#section.isEveryOwnListed ? 'true' : `mine.portal_id = ${this.parameter(this.#portalId)}`;
  }

  /**
   * The same with these figures of the day. Who is behind has those of the last day before, as long as that is not before
   * the month; who is further behind has none.
   */
  everybody(figures: readonly string[]): string {
    if (!this.#section.isAnyoneBehind) return `(select * from ${this.own()}) everybody`;
    const present = figures.map((column) => `case when mine.day is null then earlier.${column} else mine.${column} end as ${column}`);
    const earlier = `
      select ${['day', ...figures].join(', ')} from snapshots stored
       where mine.day is null and stored.account_id = mine.id and stored.day >= ${this.parameter(this.#section.since)}::date and stored.day < shown_day()
       order by stored.day desc limit 1`;
    return `(
      select ${accountColumns.map((column) => `mine.${column}`).join(', ')}, coalesce(mine.day, earlier.day) as day, ${present.join(', ')}
        from (select * from ${this.own()}) mine left join lateral (${earlier}) earlier on true) everybody`;
  }

  /** Asks the statement; `compared` is the day that its sums are compared with. */
  async ask<Row extends object>(connection: PoolClient, text: string, compared: IsoDate | null = null): Promise<Row[]> {
    const days = connection.query(daysSql(this.#section.shownDay, compared));
    const question = { text, values: this.#values };
    const name = this.#section.isLarge ? nameOfKept(text) : undefined;
    const answer = name === undefined ? connection.query<Row>(question) : withKeptPlan<Row>(connection, { ...question, name });
    const [{ rows }] = await Promise.all([answer, days]);
    return rows;
  }
}

/** The days of the lists' views, for the rest of the transaction; without values it has no name, whatever the days. */
function daysSql(shown: IsoDate, compared: IsoDate | null): string {
  return `set local app.shown_day = ${escapeLiteral(shown)}; set local app.compared_day = ${escapeLiteral(compared ?? '')}`;
}

/** All of it is sent at once: nothing else is planned in between, and nothing else in a transaction that reads lists sets these. */
async function withKeptPlan<Row extends object>(connection: PoolClient, question: QueryConfig): Promise<QueryResult<Row>> {
  const [, result] = await Promise.all([connection.query(keepPlansSql), connection.query<Row>(question), connection.query(planAnewSql)]);
  return result;
}

const keptNames = new Map<string, string>();
/** The number of statements that keep a name, of some thousands that filters and orders can make: every connection keeps the plan of each. */
const maxKept = 64;

function nameOfKept(text: string): string | undefined {
  const known = keptNames.get(text);
  if (known !== undefined || keptNames.size >= maxKept) return known;
  const name = `clients ${keptNames.size}`;
  keptNames.set(text, name);
  return name;
}
