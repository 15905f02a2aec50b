import { idOfActor } from '#domain/actor.ts';
import type { AccessRefused } from '#domain/errors.ts';
import { getNetwork } from '../../auth/network.ts';
import { withoutSecret } from '../../link-path.ts';
import type { RequestContext } from '../../request-context.ts';

/** Longer addresses are cut. */
const longestAddress = 300;

type RefusalContext = Pick<RequestContext, 'actor' | 'db' | 'portal' | 'log' | 'variant' | 'refusals' | 'auth'>;

/**
 * Tells that the request's actor was refused at an address (its path without the secret of a link; what is after the question mark may be
 * one): in a transaction of its own, and repeats by the same person, or guests, of the same network once a minute with their count. When
 * that fails it stands in the log, and the actor is refused all the same.
 */
export async function recordRefusal(context: RefusalContext, address: string, { code }: Pick<AccessRefused, 'code'>): Promise<void> {
  const { db, portal, log, refusals } = context;
  const path = withoutSecret(address).slice(0, longestAddress);
  const key = JSON.stringify([context.variant.id, whoIn(context), portal?.id, path, code]);
  const tell = async (repeats: { readonly times?: number }) =>
    db.recordOnly(async ({ audit }) => {
      audit.add({
        action: 'access-refused',
        outcome: 'refused',
        portalId: portal?.id ?? null,
        target: { kind: 'page', id: path },
        after: { why: code, ...repeats },
      });
    });
  const failed = (error: unknown) => log.error({ err: error, path }, 'a refusal could not be told to the audit trail');
  if (!refusals.isFirst(key, async (times) => tell({ times }).catch(failed))) return;
  await tell({}).catch((error: unknown) => {
    refusals.forget(key);
    failed(error);
  });
}

/** Identifies the requester and network, so that another user of the same credentials is recorded separately. */
function whoIn({ actor, auth }: RefusalContext): readonly unknown[] {
  const network = getNetwork(auth.caller.networkAddress);
  return actor.kind === 'guest' ? [network] : [network, idOfActor(actor), actor.onBehalfOf];
}
