import { system } from '#domain/actor.ts';
import { tokenHash } from '../../auth/token.ts';
import type { Database } from '../../db/database.ts';
import { messageGateways } from '../../db/refuse-viewers.ts';

/** Ends the session on the server, whatever the browser keeps. Nothing happens for a token that is no session. */
export async function signOut(db: Database, sessionToken: string): Promise<void> {
  await db.as(system(messageGateways.signOut)).write(async (tx) => {
    const ended = await tx.sessions.delete(tokenHash(sessionToken));
    const user = ended && (await tx.users.find(ended.userId));
    if (!user) return;
    const target = { kind: 'person', id: user.id } as const;
    tx.audit.add({ action: 'signed-out', by: { kind: user.role, userId: user.id }, target });
    await tx.activities.insert({ kind: 'signed-out', section: 'sign-in', userId: user.id, isInvestor: user.role === 'investor' });
  });
}
