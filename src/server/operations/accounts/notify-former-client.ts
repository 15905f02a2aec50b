import { href } from 'react-router';
import type { Account } from '#domain/account/account.ts';
import { system } from '#domain/actor.ts';
import type { Visit } from '../../visit.ts';
import { postMessage } from '../messages/post-message.ts';

interface Former {
  readonly userId: string;
  readonly account: Pick<Account, 'id' | 'name' | 'portalId'>;
  /** Of the account since it is someone else's: they are told once. */
  readonly version: number;
}

/** Tells someone by email that they are no longer the client of an account. */
export async function notifyFormerClient({ entrance }: Pick<Visit, 'entrance'>, { userId, account, version }: Former): Promise<void> {
  const { database, services } = entrance;
  const { gateways, writer, origin, wakeSender } = services;
  await database.as(system('accounts')).writeUnaudited('outgoing-messages', async (tx) => {
    const client = await tx.users.find(userId);
    if (!client) return;
    const kind = 'accountLost';
    await postMessage(tx, gateways, {
      kind,
      channel: 'email',
      recipient: client.email,
      portalId: account.portalId,
      ...writer.mail(client.language, { kind, href: `${origin}${href('/login')}`, client: account.name }),
      validMinutes: null,
      idempotencyKey: `${kind}:${account.id}:${version}`,
    });
  });
  await wakeSender();
}
