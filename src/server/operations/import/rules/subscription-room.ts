import type pg from 'pg';
import type { VariantId } from '#contracts/ids.ts';
import type { Problems } from '../problem.ts';

interface Room {
  readonly portal: string;
  readonly isThere: boolean;
  /** The subscription that holds for the portal, and whether it is the one of all portals without their own. */
  readonly subscription: string;
  readonly isStandard: boolean;
  readonly accounts: number;
  readonly mostAccounts: number;
  readonly advisors: number;
  readonly mostAdvisors: number;
}

/** What each portal of `accounts.csv` would have after the import, and may have. Asked of staged users and accounts alone. */
const roomsSql = `
  with coming as (select distinct portal, "externalId" as external_id from staged_accounts where portal is not null),
  addresses as (select distinct s.portal, unnest(s.advisors) as email from staged_accounts s where s.portal is not null),
  named as (
    select portal, email from addresses
    where coalesce((select role from staged_users where email = addresses.email limit 1),
      (select role from users where email_key = addresses.email)) = 'advisor'
  )
  select wanted.portal, portal.id is not null as "isThere", subscription.name as subscription, subscription.is_standard as "isStandard",
    subscription.accounts as "mostAccounts", subscription.advisors as "mostAdvisors",
    (select count(*) from accounts where portal_id = portal.id and is_active)::integer
      + (select count(*) from coming where coming.portal = wanted.portal and not exists (
          select from accounts where portal_id = portal.id and external_id = coming.external_id))::integer as accounts,
    (select count(*) from portal_members member join users on users.id = member.user_id
      where member.portal_id = portal.id and member.is_open and users.role = 'advisor')::integer
      + (select count(*) from named where named.portal = wanted.portal and not exists (
          select from portal_members member join users on users.id = member.user_id
          where member.portal_id = portal.id and member.is_open and users.role = 'advisor' and users.email_key = named.email))::integer as advisors
  from (select distinct portal from coming) wanted
    left join portals portal on portal.name = wanted.portal
    join subscriptions subscription
      on subscription.id = portal.subscription_id or (portal.subscription_id is null and subscription.is_standard)
  order by wanted.portal`;

/**
 * Reports portals that would have more accounts or advisers than their subscription allows, as soon as people and accounts have been read.
 * It is early word only: what holds is the database's own limit.
 *
 * @returns whether there is room
 */
export async function hasRoom(connection: pg.PoolClient, problems: Problems, variant: VariantId | undefined): Promise<boolean> {
  const { rows } = await connection.query<Room>(roomsSql);
  const full = rows.filter((room) => room.accounts > room.mostAccounts || room.advisors > room.mostAdvisors);
  const unborn = full.filter(({ isThere }) => !isThere);
  for (const room of full) {
    // One command for all portals that come with this import: they begin with the subscription of those without their own.
    const sentence = `${toldRoom(room)}. Raise it first: ${commandFor(room.isThere ? [room] : unborn, variant)}`;
    problems.add({ file: 'accounts.csv', line: null, column: null, found: null, expected: sentence });
  }
  return full.length === 0;
}

function toldRoom({ portal, ...room }: Room): string {
  const parts = [
    room.accounts > room.mostAccounts ? [`${room.mostAccounts} accounts and would have ${room.accounts}`] : [],
    room.advisors > room.mostAdvisors ? [`${room.mostAdvisors} advisers and would have ${room.advisors}`] : [],
  ].flat();
  return `the portal "${portal}" may have ${parts.join('; ')}`;
}

function commandFor(rooms: readonly Room[], variant: VariantId | undefined): string {
  const most = (number: (room: Room) => number) => Math.max(...rooms.map(number));
  const accounts = most((room) => Math.max(room.accounts, room.mostAccounts));
  const advisors = most((room) => Math.max(room.advisors, room.mostAdvisors));
  const [only] = rooms;
  const own =
    only?.isThere === true
      ? ` --portal ${quotedForShell(only.portal)} --name ${quotedForShell(only.isStandard ? only.portal : only.subscription)}`
      : '';
  const firm = variant === undefined || variant === 'default' ? '' : ` --variant ${variant}`;
  return `npm run subscription -- --accounts ${accounts} --advisors ${advisors}${own}${firm}`;
}

function quotedForShell(name: string): string {
  return `'${name.replaceAll("'", String.raw`'\''`)}'`;
}
