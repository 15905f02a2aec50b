import { href } from 'react-router';
import { getFormats } from '#wording/formats.ts';
import { fileNameOf } from '#wording/report-file-name.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { CopiedPaper } from '../../library/copies/copied-paper.ts';
import { asItsReader } from '../../reports/put-report-in-library.ts';
import { readAnswersPaper } from './read-answers-paper.ts';

/**
 * Returns the paper of a submission in the language of its sender.
 *
 * @throws AppError as `readAnswersPaper`
 */
export async function describeAnswersCopy(
  context: RequestContext,
  { submission, sentBy }: { readonly submission: string; readonly sentBy: string },
): Promise<CopiedPaper> {
  const reader = await asItsReader(context, { account: { clientUserId: sentBy } });
  const { locale, texts } = reader;
  const { title, day } = await readAnswersPaper(reader, submission);
  return {
    reader,
    path: href('/internal/paper/submission/:submission', { submission }),
    title: texts('paper.answers.title', { title, date: getFormats(locale).date(day) }),
    day,
    fileName: fileNameOf(texts, 'paper.answers.fileName', { name: title, date: day }),
  };
}
