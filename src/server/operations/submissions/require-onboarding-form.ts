import type { Transaction } from '../../db/queries.ts';
import type { User } from '../../db/queries/people/users.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** Requires the onboarding form of a new client, where the firm has one, before they see their portal. */
export async function requireOnboardingForm(
  tx: Transaction,
  { asksNewcomers }: Pick<SignInServices, 'asksNewcomers'>,
  { id, role }: Pick<User, 'id' | 'role'>,
): Promise<void> {
  if (!asksNewcomers || role !== 'investor') return;
  const process = 'onboarding';
  if (!(await tx.submissions.ask({ userId: id, process, askedBy: null }))) return;
  tx.audit.add({ action: 'form-asked', by: { kind: 'investor', userId: id }, target: { kind: 'person', id }, after: { process } });
}
