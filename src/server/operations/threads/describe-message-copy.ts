import { href } from 'react-router';
import type { Account } from '#domain/account/account.ts';
import { fileNameOf } from '#wording/report-file-name.ts';
import type { RequestContext } from '../../request-context.ts';
import type { CopiedPaper } from '../library/copies/copied-paper.ts';
import { asItsReader } from '../reports/put-report-in-library.ts';
import { readThreadPaper } from './print-thread.ts';

interface CopiedMessage {
  readonly account: Account;
  readonly thread: string;
  readonly message: string;
}

/**
 * Returns the paper of one message in the language of the account's client.
 *
 * @throws AccessRefused `thread-not-found`
 */
export async function describeMessageCopy(context: RequestContext, { account, thread, message }: CopiedMessage): Promise<CopiedPaper> {
  const reader = await asItsReader(context, { account });
  const { subject, messages } = await readThreadPaper(reader, thread, { message });
  const day = messages[0]?.at.slice(0, 10) ?? context.today;
  return {
    reader,
    path: `${href('/internal/paper/thread/:thread', { thread })}?${new URLSearchParams({ message })}`,
    title: subject,
    day,
    fileName: fileNameOf(reader.texts, 'paper.answers.fileName', { name: subject.slice(0, 80), date: day }),
  };
}
