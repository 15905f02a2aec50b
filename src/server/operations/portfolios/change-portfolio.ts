import type { Conflict, Saved } from '#contracts/versioned.ts';
import { isId } from '#domain/is-id.ts';
import type { RequestContext } from '../../request-context.ts';
import { changeOfRecord, type VersionedValues } from '../change-of-record.ts';
import { lockLedger } from '../ledger/entry-portfolio.ts';
import { portfolioOfForm } from './portfolio-of-form.ts';
import {
  portfolioFields,
  type PortfolioValues,
  refuseBenchmark,
  refuseModel,
  refuseType,
  toPortfolioChange,
  toPortfolioValues,
} from './portfolio-values.ts';
import { AppError } from '#domain/errors.ts';

/**
 * Changes what is kept of a portfolio; its currency only while nothing was booked in it. With another benchmark its figures are computed again.
 *
 * @throws AppError `portfolio-not-found` for anyone who may not see it and for one of another portal than the page's, `forbidden`,
 * `portfolio-type-not-offered`, `portfolio-currency-fixed`, `benchmark-not-found`, `model-not-found`
 */
export async function changePortfolio(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  id: string,
  wanted: VersionedValues<PortfolioValues>,
): Promise<Saved | Conflict<string>> {
  return context.db.write(async (tx) => {
    if (isId(id)) await tx.portfolioRecords.lock(id);
    const { portfolio, account } = await portfolioOfForm(tx, context, id);
    const before = toPortfolioValues(portfolio);
    const change = changeOfRecord(portfolioFields, { version: portfolio.version, values: before }, wanted);
    if (!('before' in change)) return change;
    const { values } = wanted;
    if (values.type !== before.type) refuseType(context.variant, values.type);
    if (values.benchmark !== before.benchmark) {
      await refuseBenchmark(tx, values.benchmark);
      await tx.ledgerMarks.anew(account.id);
    }
    if (values.model !== before.model) await refuseModel(tx, values.model);
    if (values.currency !== before.currency) {
      await lockLedger(tx, portfolio);
      if (await tx.portfolioRecords.hasLedger(account.id, id)) throw new AppError('portfolio-currency-fixed');
    }
    const version = await tx.portfolioRecords.set(account.id, id, toPortfolioChange(values));
    const target = { kind: 'portfolio', id } as const;
    tx.audit.add({ action: 'portfolio-changed', portalId: account.portalId, accountId: account.id, target, ...change });
    return { done: 'saved', version };
  });
}
