import { AppError } from '#domain/errors.ts';
import type { FundFeed } from '../../feeds/fund-feed.ts';
import { outsideFunds } from '../../feeds/outside-funds.ts';
import { ownFunds } from '../../feeds/own-funds.ts';
import type { RequestContext } from '../../request-context.ts';

export type FundContext = Pick<RequestContext, 'callService' | 'db' | 'log' | 'portal' | 'today' | 'variant'>;

/**
 * Asks the feed of the portal: the service that the office entered for it, else the firm's own securities. No snapshot is held while someone outside
 * is waited for.
 *
 * @throws AppError `feed-unreachable`
 */
export async function searchFunds<Answer>(context: FundContext, ask: (feed: FundFeed) => Promise<Answer>): Promise<Answer> {
  const { callService, db, log, portal, today, variant } = context;
  const service = portal?.explorerApi ?? null;
  if (service === null) return db.read((snapshot) => ask(ownFunds(snapshot, today)));
  return ask(outsideFunds(callService, service, { today, fallbackCurrency: variant.fallbackCurrency })).catch((error: unknown) => {
    log.warn({ err: error, portal: portal?.id }, 'the fund service of a portal did not answer');
    throw new AppError('feed-unreachable');
  });
}
