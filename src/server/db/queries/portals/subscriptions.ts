import type { PoolClient } from 'pg';
import { toLikePattern, matchesSearch, orderBy, type ListQuery } from '../../list-query.ts';

/** The limits of a portal, and its use of the product. */
export interface SubscriptionUse {
  readonly name: string;
  readonly accounts: { readonly used: number; readonly most: number };
  readonly advisors: { readonly used: number; readonly most: number };
}

export interface Subscription {
  readonly name: string;
  readonly accounts: number;
  readonly advisors: number;
}

const useSql = `
  select subscription.name,
         json_build_object('used', (select count(*) from accounts where portal_id = portal.id and is_active), 'most', subscription.accounts) as accounts,
         json_build_object('used', (select count(*) from portal_members member join users on users.id = member.user_id
                                     where member.portal_id = portal.id and member.is_open and users.role = 'advisor'),
                           'most', subscription.advisors) as advisors
    from portals portal join subscriptions subscription
      on subscription.id = portal.subscription_id or (portal.subscription_id is null and subscription.is_standard)
   where portal.id = $1`;

interface ListedSubscription extends Subscription {
  readonly id: string;
  readonly portals: number;
}

const sorted = { name: 'lower(name)', accounts: 'accounts', advisors: 'advisors', portals: 'portals' };

const pageSql = (query: ListQuery) => `
  with listed as (
    select own.id, own.name, own.accounts, own.advisors,
           (select count(*)::int from portals where subscription_id = own.id or (subscription_id is null and own.is_standard)) as portals
      from subscriptions own)
  select replace(id::text, '-', '') as id, name, accounts, advisors, portals, count(*) over ()::int as found
    from listed where ${matchesSearch('$1', 'name')}
  ${orderBy(sorted, query, 'id')} limit $2 offset $3`;

export function subscriptions(connection: PoolClient) {
  return {
    /** Some of them, and how many there are on all pages. */
    async page(query: ListQuery): Promise<{ readonly rows: ListedSubscription[]; readonly found: number }> {
      const values = [toLikePattern(query.find), query.limit, query.offset];
      const { rows } = await connection.query<ListedSubscription & { found: number }>(pageSql(query), values);
      return { rows: rows.map(({ found: _found, ...subscription }) => subscription), found: rows[0]?.found ?? 0 };
    },
    async find(id: string): Promise<Subscription | null> {
      const { rows } = await connection.query<Subscription>('select name, accounts, advisors from subscriptions where id = $1', [id]);
      return rows[0] ?? null;
    },
    async useOf(portalId: string): Promise<SubscriptionUse> {
      const [use] = (await connection.query<SubscriptionUse>(useSql, [portalId])).rows;
      if (!use) throw new Error('There is no standard subscription.');
      return use;
    },
    /** The limits of every portal that has none of its own, now and later. */
    async setStandard({ accounts, advisors }: Omit<Subscription, 'name'>): Promise<void> {
      await connection.query('update subscriptions set accounts = $1, advisors = $2 where is_standard', [accounts, advisors]);
    },
    /** Gives a portal a subscription, made or changed as told. */
    async give(portalId: string, { name, accounts, advisors }: Subscription): Promise<void> {
      await connection.query(
        `with kept as (
           insert into subscriptions (name, accounts, advisors) values ($2, $3, $4)
               on conflict (name) do update set accounts = excluded.accounts, advisors = excluded.advisors returning id)
         update portals set subscription_id = kept.id from kept where portals.id = $1`,
        [portalId, name, accounts, advisors],
      );
    },
  };
}
