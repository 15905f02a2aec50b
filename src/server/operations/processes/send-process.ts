import { accountField } from '#contracts/processes.ts';
import { AppError } from '#domain/errors.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { RequestContext } from '../../request-context.ts';
import { sendAnswers } from '../site/send-form.ts';
import { findProcess } from './find-process.ts';
import { ownAccounts, readForm } from './read-designed-process.ts';

/**
 * Keeps what the caller answers to a form of the firm in the portal, as `sendForm` does, and says of the submission through which process it
 * came, from where and for which account.
 *
 * @returns what is wrong with the answers; null when they were kept
 * @throws as `findProcess` and `sendAnswers`; AppError `form-sent-before` for a second submission of a process that takes one, and
 * `form-not-understood` for an account that is not the caller's own
 */
export async function sendProcess(context: RequestContext, address: string, sent: Record<string, unknown>): Promise<Problems | null> {
  const { process, portal, person } = await findProcess(context, address);
  const { [accountField]: named, ...fields } = sent;
  const account = chosenAccount(await ownAccounts(context, portal), named);
  return sendAnswers(context, await readForm(context, process), {
    fields,
    isChange: false,
    through: {
      values: { process: process.id, portal, account },
      refuse: async ({ processes }) => {
        if (process.values.single === true && (await processes.isSentBy(process.id, person))) throw new AppError('form-sent-before');
      },
    },
  });
}

/** The account that was named, or the only one; null for someone who has none. */
function chosenAccount(accounts: readonly { readonly id: string }[], named: unknown): string | null {
  const [only = null, ...others] = accounts;
  if (named === undefined && others.length === 0) return only && only.id;
  const chosen = accounts.find(({ id }) => id === named);
  if (!chosen) throw new AppError('form-not-understood');
  return chosen.id;
}
