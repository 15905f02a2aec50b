import { guest, system } from '#domain/actor.ts';
import type { IdentityProvider, IdentityRefusal } from '#domain/sign-in/identity-provider.ts';
import type { Transaction } from '../../db/queries.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Told {
  readonly provider: IdentityProvider;
  readonly why: IdentityRefusal;
  /** Whom it was tried for, where that is known. */
  readonly userId?: string | undefined;
}

/** Tells the trail that a sign-in through a provider came to nothing. */
export function tellRefusal(tx: Pick<Transaction, 'audit'>, { provider, why, userId }: Told): void {
  const target = userId ? { target: { kind: 'person', id: userId } as const } : {};
  tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, ...target, after: { why, provider } });
}

/** As `tellRefusal`, where nothing else is written. */
export async function toldRefusal<Why extends IdentityRefusal>(
  { db }: Pick<SignInServices, 'db'>,
  provider: IdentityProvider,
  why: Why,
): Promise<{ readonly kind: 'refused'; readonly why: Why }> {
  await db.as(system('identity')).write(async (tx) => tellRefusal(tx, { provider, why }));
  return { kind: 'refused', why };
}
