import type { HeldSecurity, HoldingDocuments } from '#contracts/library.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { AppError } from '#domain/errors.ts';
import { abilities, authorize } from '#domain/policy.ts';
import type { Queries } from '../../db/queries.ts';
import { localMoment } from '../../local-moment.ts';
import type { ReportSubject } from '../../providers/reporting-provider.ts';
import type { RequestContext } from '../../request-context.ts';
import { isOffered } from '../portals/read-navigation.ts';

/**
 * Lists the securities that a document of an account can be about, for users who may add one.
 *
 * @throws AccessRefused `account-not-found`, `forbidden`
 */
export async function readHeldSecurities(
  { actor, db, portal }: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  accountId: string,
): Promise<readonly HeldSecurity[]> {
  return db.read(async (snapshot) => {
    const found = await snapshot.accounts.find(accountId);
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: accountDocumentsPolicy, action: 'add', notFound: 'account-not-found' }, actor, account);
    return snapshot.documentHoldings.held(account.id);
  });
}

/**
 * Checks that a document may be about a security: the account, or the portfolio that the document is of, has to hold it or have held it.
 *
 * @throws AppError `instrument-not-found`
 */
export async function refuseHolding(
  { documentHoldings }: Pick<Queries, 'documentHoldings'>,
  { account, portfolio, holding }: { readonly account: string; readonly portfolio: string | null; readonly holding: string | null },
): Promise<void> {
  if (holding === null) return;
  const security = (await documentHoldings.held(account)).find(({ id }) => id === holding);
  if (!security || (portfolio !== null && !security.portfolios.includes(portfolio))) throw new AppError('instrument-not-found');
}

/** So many stand with a holding; the library has all. */
const most = 10;

/** The documents of a holding, where there is a library that the reader may open; null for everyone else. */
export async function readHoldingDocuments(
  context: RequestContext,
  { account, portfolio }: Pick<ReportSubject, 'account' | 'portfolio'>,
  security: string,
): Promise<HoldingDocuments | null> {
  const { actor, db, portal, variant } = context;
  if (!account || !portal || !(await isOffered(context, 'library'))) return null;
  return db.read(async (snapshot) => {
    const found = await snapshot.accounts.find(account.id);
    if (!found || !abilities(accountDocumentsPolicy, actor, found).read) return null;
    const lines = await snapshot.documentHoldings.newest(account.id, security, portfolio?.id ?? null, most + 1);
    return {
      portal: portal.id,
      account: account.id,
      security,
      hasMore: lines.length > most,
      documents: lines.slice(0, most).map(({ arrivedAt, ...line }) => ({ ...line, arrivedAt: localMoment(arrivedAt, variant.timeZone) })),
    };
  });
}
