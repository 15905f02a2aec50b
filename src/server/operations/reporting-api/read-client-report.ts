import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordView } from '../activity/record-view.ts';
import { dayWithFigures } from '../reports/report-frame.ts';
import { reportSubject } from '../reports/report-subject.ts';
import { onOwnPortal } from './on-own-portal.ts';
import { accountWithPortfolios } from './read-served-figures.ts';
import { findAccount } from './read-served-report.ts';

/** Returns the account that `client-{id}.json` is called after: our id, or the number that the firm's source gave it. */
export function namedInFile(file: string): string {
  const name = /^client-(\P{Cc}{1,100})\.json$/u.exec(file)?.[1];
  if (name === undefined) throw new AppError('page-not-found');
  return name;
}

/**
 * Reads the account of `/reports/client-{id}.json` with its figures and portfolios, for a person who could open its page.
 *
 * @throws AppError `page-not-found` for another file, `external-id-ambiguous`; and as `onOwnPortal`
 */
export async function readClientReport(asking: RequestContext, file: string) {
  const name = namedInFile(file);
  const found = await asking.db.read((snapshot) => findAccount(snapshot, name));
  const { context, account } = await onOwnPortal(asking, found, 'account');
  const report = await context.db.read(async (snapshot) => {
    const provider = context.provider(snapshot, context.actor);
    const subject = { ...(await reportSubject(snapshot, context, { account: account.id, query: {} })), account };
    const asOf = dayWithFigures(subject, await provider.figureDays(subject));
    return accountWithPortfolios({ provider, subject: { ...subject, asOf } });
  });
  recordView(context, { section: 'account', accountId: account.id });
  return report;
}
