import type { Recipient } from '#contracts/threads.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { isId } from '#domain/is-id.ts';
import type { TeamMember } from '../../db/queries/threads/threads.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/** Returns the advisers of an account to whom its client may write: the messengers among them, or all where there is none. */
export function messengersOf(team: readonly TeamMember[]): readonly TeamMember[] {
  const messengers = team.filter(({ isMessenger }) => isMessenger);
  return messengers.length > 0 ? messengers : team;
}

interface RecipientFilter {
  /** Part of the name or email of a client. */
  readonly find?: string | undefined;
  /** The recipient that the form already names, who is found whatever their name. */
  readonly chosen?: string | undefined;
}

/** Returns the recipients on the current portal: a client's advisers of each account, or for the firm's people the first 20 clients found. */
export async function readRecipients(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  query: RecipientFilter,
): Promise<readonly Recipient[]> {
  const portalId = portal?.id ?? '';
  return db.read(async (snapshot) =>
    isOfTheFirm(actor) ? clientsOfFirm(snapshot, portalId, query) : recipientsOfClient(snapshot, portalId),
  );
}

async function clientsOfFirm({ threads }: Queries, portalId: string, { find, chosen = '' }: RecipientFilter): Promise<Recipient[]> {
  const found = await threads.writable(portalId, { find: find ?? null });
  if (!isId(chosen) || found.some(({ id }) => id === chosen)) return found;
  return [...(await threads.writable(portalId, { id: chosen })), ...found];
}

/**
 * Lists a client's recipients. With several accounts, each adviser carries the account's name, so that the writer chooses which account it
 * is about.
 */
async function recipientsOfClient({ portals, accounts, threads }: Queries, portalId: string): Promise<Recipient[]> {
  const own = (await portals.visibleAccountIds(portalId)).slice(0, 10);
  const found = await Promise.all(own.map(async (id) => ({ account: await accounts.find(id), team: await threads.team(id) })));
  return found.flatMap(({ account, team }) =>
    messengersOf(team).map((person) => ({
      id: recipientId(account?.id ?? '', person.id),
      name: person.name,
      hint: own.length > 1 ? (account?.name ?? null) : person.title,
    })),
  );
}

/** An adviser of an account, as the form names them. */
export function recipientId(account: string, person: string): string {
  return `${account}.${person}`;
}
