import { AppError } from '#domain/errors.ts';
import { passwordProblem } from '#domain/sign-in/password-rule.ts';
import type { SignInServices } from '../sign-in/sign-in-services.ts';

/** The product's names among its users. */
const productNames = ['portal', 'πύλη'];

/** The owner of the new password. */
interface Chooser {
  readonly email: string;
  /** Left out before there is one. */
  readonly name?: string;
}

/** @throws AppError for a password that this person may not choose */
export function refusePassword(
  { passwordRule, firm }: Pick<SignInServices, 'passwordRule' | 'firm'>,
  password: string,
  { email, name = '' }: Chooser,
): void {
  const mailbox = email.slice(0, email.lastIndexOf('@'));
  const problem = passwordProblem(password, passwordRule, [firm, ...productNames, name, mailbox]);
  if (problem) throw new AppError(problem);
}
