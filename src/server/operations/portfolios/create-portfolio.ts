import { AppError } from '#domain/errors.ts';
import { maxPortfolios } from '#domain/portfolio/portfolio.ts';
import type { RequestContext } from '../../request-context.ts';
import { getEditableAccount } from '../accounts/get-editable-account.ts';
import { collectFacts } from '../change-of-record.ts';
import { once } from '../idempotency/once.ts';
import { portfolioFields, type PortfolioValues, refuseBenchmark, refuseModel, refuseType, toPortfolioChange } from './portfolio-values.ts';

interface Creation {
  readonly key: string;
  /** The account that it is of. */
  readonly below: string | null;
}

/**
 * Another portfolio of an account, with nothing in it.
 *
 * @returns its id
 * @throws AppError `account-not-found` for anyone who may not see the account and for one of another portal than the page's, `forbidden`,
 * `portfolio-type-not-offered`, `benchmark-not-found`, `model-not-found`, `portfolios-full`
 */
export async function createPortfolio(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  values: PortfolioValues,
  { key, below }: Creation,
): Promise<string> {
  const { actor, db, variant } = context;
  return db.write((tx) =>
    once(tx, { by: actor, action: 'portfolio-made', key, payload: { ...values, below } }, async () => {
      const account = await getEditableAccount(tx, context, below);
      refuseType(variant, values.type);
      await refuseBenchmark(tx, values.benchmark);
      await refuseModel(tx, values.model);
      // Of many at once each sees those before.
      await tx.accountRecords.lock(account.id);
      if ((await tx.portfolios.ofAccounts([account.id])).length >= maxPortfolios) throw new AppError('portfolios-full');
      const id = await tx.portfolioRecords.insert(account.id, toPortfolioChange(values));
      const facts = Object.entries(collectFacts(portfolioFields, values)).filter(([, fact]) => fact !== '');
      const { portalId } = account;
      const target = { kind: 'portfolio', id } as const;
      tx.audit.add({ action: 'portfolio-made', portalId, accountId: account.id, target, after: Object.fromEntries(facts) });
      return id;
    }),
  );
}
