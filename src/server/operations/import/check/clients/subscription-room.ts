import type pg from 'pg';
import type { VariantId } from '#contracts/ids.ts';
import type { StagedFile } from '../../stage/stage-file.ts';
import type { Problems } from '../problem.ts';

interface Room {
  readonly portal: string;
  readonly isThere: boolean;
  /** The subscription that holds for the portal, and whether it is the one of all portals without their own. */
  readonly subscription: string;
  readonly isStandard: boolean;
  readonly accounts: Use;
  readonly advisors: Use;
}

/** A portal's limit, the number that this import adds, and the total afterwards. */
interface Use {
  readonly most: number;
  readonly added: number;
  readonly after: number;
}

/**
 * The people whom the file makes advisers of a portal, and those who stay advisers regardless. Mirrors `writeMembers` and the database's
 * own rules.
 */
const advisorsSql = `
  roles as materialized (select email, min(role) as role from staged_users group by email),
  asked as materialized (
    select s.portal, portal.id as portal_id, s."externalId" as external_id, account.id as account_id, s.advisors
    from staged_accounts s
    left join portals portal on portal.name = s.portal
    left join accounts account on account.portal_id = portal.id and account.external_id = s."externalId"
    where s.portal is not null
  ),
  people as materialized (
    select address.email, person.id, exists (select from access_group_team where user_id = person.id) as is_grouped
    from (select distinct unnest(advisors) as email from asked) address
    left join roles on roles.email = address.email
    left join users person on person.email_key = address.email
    left join user_security security on security.user_id = person.id
    where coalesce(roles.role, person.role) = 'advisor' and security.is_disabled is not true
  ),
  named as (
    select distinct asked.portal, people.email
    from asked cross join unnest(asked.advisors) as own (email) join people on people.email = own.email
    where not people.is_grouped or exists (
      select from access_group_team join access_group_clients using (group_id) where user_id = people.id and account_id = asked.account_id)
  ),
  advising as (
    select account.portal_id, member.user_id
    from account_members member
    join accounts account on account.id = member.account_id
    join users person on person.id = member.user_id
    left join asked on asked.account_id = account.id
    where member.relation = 'advisor' and member.is_open and (asked.account_id is null or person.email_key = any(asked.advisors))
  ),
  staying as materialized (
    select portal.name as portal, person.email_key as email
    from portal_members member
    join portals portal on portal.id = member.portal_id
    join users person on person.id = member.user_id
    left join roles on roles.email = person.email_key
    where member.is_open and portal.id in (select portal_id from asked) and coalesce(roles.role, person.role) = 'advisor'
      and (member.is_owner or member.is_staff or (member.portal_id, member.user_id) in (select portal_id, user_id from advising))
  )`;

/** The limits of each portal of `accounts.csv`, and its totals after the import. Reads only staged users and accounts. */
const roomsSql = `
  with ${advisorsSql},
  counted as (
    select wanted.portal, wanted.portal_id,
      (select count(distinct external_id) from asked where asked.portal = wanted.portal and account_id is null) as new_accounts,
      (select count(*) from accounts where portal_id = wanted.portal_id and is_active) as accounts,
      (select count(*) from named where named.portal = wanted.portal
        and not exists (select from staying where staying.portal = named.portal and staying.email = named.email)) as new_advisors,
      (select count(*) from staying where staying.portal = wanted.portal) as advisors
    from (select distinct portal, portal_id from asked) wanted
  )
  select counted.portal, portal_id is not null as "isThere", subscription.name as subscription, subscription.is_standard as "isStandard",
    json_build_object('most', subscription.accounts, 'added', new_accounts, 'after', counted.accounts + new_accounts) as accounts,
    json_build_object('most', subscription.advisors, 'added', new_advisors, 'after', counted.advisors + new_advisors) as advisors
  from counted
    left join portals portal on portal.id = portal_id
    join subscriptions subscription
      on subscription.id = portal.subscription_id or (portal.subscription_id is null and subscription.is_standard)
  order by counted.portal`;

interface Staged {
  /** The files of people and accounts. */
  readonly clients: readonly StagedFile[];
  readonly problems: Problems;
  readonly variant: VariantId | undefined;
}

/**
 * Reports portals to which the import adds more accounts or advisers than their subscription allows, as soon as people and accounts have been
 * read. A portal above its limit keeps what it has. It is early word only: what holds is the database's own limit.
 *
 * @returns whether there is room
 */
export async function hasRoom(connection: pg.PoolClient, { clients, problems, variant }: Staged): Promise<boolean> {
  if (!clients.some(({ name }) => name === 'accounts.csv')) return true;
  const { rows } = await connection.query<Room>(roomsSql);
  const full = rows.filter(({ accounts, advisors }) => isTooMuch(accounts) || isTooMuch(advisors));
  const unborn = full.filter(({ isThere }) => !isThere);
  for (const room of full) {
    // One command for all portals that come with this import: they begin with the subscription of those without their own.
    const sentence = `${toldRoom(room)}. Raise it first: ${commandFor(room.isThere ? [room] : unborn, variant)}`;
    problems.add({ file: 'accounts.csv', line: null, column: null, found: null, expected: sentence });
  }
  return full.length === 0;
}

function isTooMuch({ most, added, after }: Use): boolean {
  return added > 0 && after > most;
}

function toldRoom({ portal, accounts, advisors }: Room): string {
  const parts = [
    isTooMuch(accounts) ? [`${accounts.most} ${accounts.most === 1 ? 'account' : 'accounts'}, and it would have ${accounts.after}`] : [],
    isTooMuch(advisors) ? [`${advisors.most} ${advisors.most === 1 ? 'adviser' : 'advisers'}, and it would have ${advisors.after}`] : [],
  ].flat();
  return `the subscription of the portal "${portal}" allows ${parts.join('; ')}`;
}

function commandFor(rooms: readonly Room[], variant: VariantId | undefined): string {
  const accounts = Math.max(...rooms.map((room) => neededOf(room.accounts)));
  const advisors = Math.max(...rooms.map((room) => neededOf(room.advisors)));
  const [only] = rooms;
  const own =
    only?.isThere === true
      ? ` --portal ${quotedForShell(only.portal)} --name ${quotedForShell(only.isStandard ? only.portal : only.subscription)}`
      : '';
  const firm = variant === undefined || variant === 'default' ? '' : ` --variant ${variant}`;
  return `npm run subscription -- --accounts ${accounts} --advisors ${advisors}${own}${firm}`;
}

function neededOf(use: Use): number {
  return isTooMuch(use) ? use.after : use.most;
}

function quotedForShell(name: string): string {
  return `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
