import type { ClientSection } from './queries/client-section.ts';

const accountColumns = [
  'id',
  'external_id',
  'name',
  'name_key',
  'email_key',
  'letter',
  'groups',
  'account_currency',
  'portfolio_types',
  'has_client',
  'last_login_at',
];

/**
 * A statement over the actor's accounts on the day of a section: its parameters are collected as its text is written, so that what is
 * not asked for is not looked up. It goes to the database without a name, to be planned for whoever asks: somebody with
 * two accounts and somebody with all of them need other plans.
 */
export class ClientQuestion {
  readonly values: unknown[];
  readonly #section: ClientSection;

  constructor(portalId: string, section: ClientSection) {
    this.values = [portalId, section.shownDay];
    this.#section = section;
  }

  parameter(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  /** What 1 of a currency is in the wanted one: of that of a line. */
  fx(currency = 'currency'): string {
    const { currencies, rates } = this.#section;
    return `(${this.parameter(rates)}::float8[])[array_position(${this.parameter(currencies)}::text[], ${currency})]`;
  }

  /** Every account of the actor on the portal with its line of another day. */
  own(day = '$2'): string {
    return `${this.#view} mine where ${this.#isListed} and mine.shown_day = ${day}::date`;
  }

  /** Its own conditions are the wall: membership, or to be of the office. */
  get #view(): string {
    return this.#section.isOffice ? 'all_clients' : 'own_clients';
  }

  get #isListed(): string {
    if (this.#section.isEveryOwnListed) return '$1::uuid is not null';
    return 'mine.portal_id = $1';
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
       where mine.day is null and stored.account_id = mine.id and stored.day >= ${this.parameter(this.#section.since)}::date and stored.day < $2::date
       order by stored.day desc limit 1`;
    return `(
      select ${accountColumns.map((column) => `mine.${column}`).join(', ')}, coalesce(mine.day, earlier.day) as day, ${present.join(', ')}
        from (select * from ${this.own()}) mine left join lateral (${earlier}) earlier on true) everybody`;
  }
}
