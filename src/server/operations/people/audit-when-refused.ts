import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { AuditAction } from '#domain/audit/audit-event.ts';
import { system } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';

/** The errors that an intruder at an open browser would meet. Typing errors are not recorded. */
const suspicious: ReadonlySet<ErrorCode> = new Set(['wrong-password', 'too-many-attempts', 'recent-sign-in-needed', 'email-taken']);

/** Does `work` for the signed-in user. When it is refused because they may not be who they were, the audit trail is told. */
export async function auditWhenRefused<Result>(
  { signedIn, auth }: Pick<RequestContext, 'signedIn' | 'auth'>,
  action: AuditAction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (signedIn && error instanceof AppError && suspicious.has(error.code)) {
      const target = { kind: 'person', id: signedIn.user.id } as const;
      await auth.database.as(system('profile')).write(async (tx) => {
        tx.audit.add({ action, outcome: 'refused', by: signedIn.actor, target, after: { why: error.code } });
      });
    }
    throw error;
  }
}
