import type { AccessRefused } from '#domain/errors.ts';
import { withoutSecret } from '../../link-path.ts';
import type { Visit } from '../../visit.ts';

/** Longer addresses are cut. */
const longestAddress = 300;

/**
 * Tells that the visit's actor was refused at an address (its path without the secret of a link; what is after the question mark may be
 * one): in a transaction of its own. When that fails it stands in the log, and the actor is refused all the same.
 */
export async function recordRefusal({ db, portal, log }: Visit, address: string, refused: Pick<AccessRefused, 'code'>): Promise<void> {
  const path = withoutSecret(address).slice(0, longestAddress);
  const told = db.tell(async ({ audit }) => {
    audit.add({
      action: 'access-refused',
      outcome: 'refused',
      portalId: portal?.id ?? null,
      target: { kind: 'page', id: path },
      after: { why: refused.code },
    });
  });
  await told.catch((error: unknown) => log.error({ err: error, path }, 'a refusal could not be told to the audit trail'));
}
