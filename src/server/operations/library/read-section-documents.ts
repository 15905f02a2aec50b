import type { SectionDocuments, SectionDocumentsQuery } from '#contracts/library.ts';
import { hasTab } from '#contracts/reports/section-of.ts';
import { isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import { accountDocumentsPolicy } from '#domain/document/document.ts';
import { authorize } from '#domain/policy.ts';
import type { DocumentsQuery } from '../../db/queries/library/document-list.ts';
import type { RequestContext } from '../../request-context.ts';
import { pageSize, readerOf, shown } from './read-library.ts';

interface Subject {
  readonly account: { readonly id: string } | null;
  readonly portfolio: { readonly id: string } | null;
}

/**
 * The documents of an account, or of one of its portfolios, whatever their date. What is of the whole account stands with a portfolio that is its only one.
 *
 * @throws AccessRefused `account-not-found`
 */
export async function readSectionDocuments(
  { actor, db, portal, variant }: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'variant'>,
  subject: Subject,
  asked: SectionDocumentsQuery,
): Promise<SectionDocuments> {
  const { find = null, page = 1 } = asked;
  return db.read(async (snapshot) => {
    const found = subject.account && (await snapshot.accounts.find(subject.account.id));
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: accountDocumentsPolicy, action: 'read', notFound: 'account-not-found' }, actor, account);
    const portfolios = await snapshot.portfolios.ofAccounts([account.id]);
    const portfolio = portfolios.length > 1 ? portfolios.find(({ id }) => id === subject.portfolio?.id) : undefined;
    const wanted = { find, page, accountId: account.id, portfolioId: portfolio?.id ?? null, portalId: account.portalId };
    const lines = await snapshot.documentList.page(wantedOfSection(wanted, readerOf(actor), variant.timeZone));
    return {
      list: {
        documents: lines.slice(0, pageSize).map((line) => shown(actor, line, variant.timeZone)),
        page,
        pageSize,
        hasMore: lines.length > pageSize,
      },
      account: { id: account.id, name: account.name },
      portfolio: portfolio ? { id: portfolio.id, name: portfolio.name } : null,
      portfolios: portfolios.map(({ id, name, accountId }) => ({ id, name, account: accountId })),
      find,
      isOfTheFirm: isOfTheFirm(actor),
      mayAdd: !isOnBehalf(actor),
      hasContractNotes: subject.portfolio !== null && hasTab(variant.reports.portfolio, 'contractNotes'),
    };
  });
}

interface Wanted {
  readonly portalId: string;
  readonly accountId: string;
  readonly portfolioId: string | null;
  readonly find: string | null;
  readonly page: number;
}

function wantedOfSection({ portalId, accountId, portfolioId, find, page }: Wanted, reader: string, timeZone: string): DocumentsQuery {
  const everything = { type: null, origin: 'all', holding: null, from: null, isTrash: false, isFavourites: false } as const;
  return {
    ...everything,
    portalId,
    accounts: [accountId],
    portfolioId,
    find,
    timeZone,
    reader,
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  };
}
