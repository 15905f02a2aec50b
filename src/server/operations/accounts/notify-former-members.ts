import { href } from 'react-router';
import type { Account } from '#domain/account/account.ts';
import { system } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { postMessage } from '../messages/post-message.ts';

/** The people who lost an account with a change of it. */
export interface FormerMembers {
  readonly client: string | null;
  readonly advisers: readonly string[];
  readonly account: Pick<Account, 'id' | 'name' | 'portalId'>;
  /** The version of the account after the change: each former member is told of it once. */
  readonly version: number;
}

/** Tells the former client and the removed advisers of an account by email. */
export async function notifyFormerMembers({ auth }: Pick<RequestContext, 'auth'>, former: FormerMembers): Promise<void> {
  const { account, version } = former;
  const told = [
    ...(former.client === null ? [] : [{ userId: former.client, kind: 'accountLost' as const }]),
    ...former.advisers.map((userId) => ({ userId, kind: 'adviserRemoved' as const })),
  ];
  if (told.length === 0) return;
  const { database, services } = auth;
  const { gateways, writer, origin, wakeSender } = services;
  await database.as(system('accounts')).writeUnaudited('outgoing-messages', async (tx) => {
    for (const { userId, kind } of told) {
      const user = await tx.users.find(userId);
      if (!user) continue;
      await postMessage(tx, gateways, {
        kind,
        channel: 'email',
        recipient: user.email,
        portalId: account.portalId,
        ...writer.mail(user.language, { kind, href: `${origin}${href('/login')}`, client: account.name }),
        validMinutes: null,
        idempotencyKey: `${kind}:${account.id}:${version}:${userId}`,
      });
    }
  });
  await wakeSender();
}
