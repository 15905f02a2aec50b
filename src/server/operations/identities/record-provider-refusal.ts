import { guest, system } from '#domain/actor.ts';
import type { IdentityProvider, IdentityRefusal } from '#domain/sign-in/identity-provider.ts';
import type { Transaction } from '../../db/queries.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

interface Told {
  readonly provider: IdentityProvider;
  readonly why: IdentityRefusal;
  /** The user of the attempt, if known. */
  readonly userId?: string | undefined;
}

/** Tells the trail that a sign-in through a provider came to nothing. */
export function recordProviderRefusal(tx: Pick<Transaction, 'audit'>, { provider, why, userId }: Told): void {
  const target = userId ? { target: { kind: 'person', id: userId } as const } : {};
  tx.audit.add({ action: 'sign-in-refused', outcome: 'refused', by: guest, ...target, after: { why, provider } });
}

/** As `recordProviderRefusal`, where nothing else is written. */
export async function refusedAndRecorded<Why extends IdentityRefusal>(
  { db }: Pick<SignInServices, 'db'>,
  provider: IdentityProvider,
  why: Why,
): Promise<{ readonly kind: 'refused'; readonly why: Why }> {
  await db.as(system('identity')).write(async (tx) => recordProviderRefusal(tx, { provider, why }));
  return { kind: 'refused', why };
}
