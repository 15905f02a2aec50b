import type { Actor } from '#domain/actor.ts';
import type { PortalTerms } from '../../db/queries/portals/portal-terms.ts';
import type { Transaction } from '../../db/queries.ts';

interface Acceptance {
  readonly terms: Pick<PortalTerms, 'id' | 'version'>;
  readonly portalId: string;
  readonly userId: string;
  readonly by: Actor;
}

/** Writes down and audits that a client accepted terms, for all own accounts on their portal. Nothing where they are no longer in force. */
export async function writeAcceptance(tx: Transaction, { terms, portalId, userId, by }: Acceptance): Promise<void> {
  const accounts = await tx.portalTerms.accept({ termsId: terms.id, userId });
  const target = { kind: 'person', id: userId } as const;
  const after = { version: terms.version };
  for (const accountId of accounts) tx.audit.add({ action: 'terms-accepted', by, portalId, accountId, target, after });
}
