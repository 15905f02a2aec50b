import { AccessRefused, AppError } from '#domain/errors.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { Portfolio } from '#domain/portfolio/portfolio.ts';
import type { RequestContext } from '../../request-context.ts';
import { printReport } from '../reports/print-report.ts';
import { asItsReader } from '../reports/put-report-in-library.ts';
import { useOwnToken } from '../sign-in/custom-token.ts';
import { findNamed, type Named } from './find-named.ts';
import { onOwnPortal } from './on-own-portal.ts';
import { requireReportScope } from './read-served-report.ts';
import { printServedReport, type ServedPdf } from './served-files.ts';

/** The sheets that there are: all portfolios of an account as one, or one of them. */
export const pdfComponents = ['account', 'portfolio'] as const;
/** `ClientPdf` is in the client's language, `Pdf` in that of whoever asks, for another system the portal's. */
export const pdfTypes = ['Pdf', 'ClientPdf'] as const;

/** A report as the specification's PDF function is asked for it. */
export interface WantedPdf {
  /** The account, or one of its portfolios: `A1023` or `A1023-P7`. */
  readonly externalId: string;
  readonly componentToRender?: (typeof pdfComponents)[number] | undefined;
  readonly pdfType: (typeof pdfTypes)[number];
  readonly renderConsolidated: boolean;
  readonly singlePortfolio: boolean;
}

type Choice = Pick<WantedPdf, 'componentToRender' | 'renderConsolidated' | 'singlePortfolio'>;

/** Returns false where the fields ask for one portfolio and for all of them. */
export function isOneComponent(choice: Choice): boolean {
  return chosen(choice).size < 2;
}

function chosen({ componentToRender, renderConsolidated, singlePortfolio }: Choice): ReadonlySet<(typeof pdfComponents)[number]> {
  return new Set([
    ...(componentToRender === undefined ? [] : [componentToRender]),
    ...(renderConsolidated ? (['account'] as const) : []),
    ...(singlePortfolio ? (['portfolio'] as const) : []),
  ]);
}

/**
 * Prints the report that the actor asks for, as its page would show it to them: to a person what is theirs, to another system what its scope opens.
 *
 * @throws AccessRefused `account-not-found`, `portfolio-not-found` also where an account of several portfolios is to be one of them; those of `onOwnPortal`,
 * `printReport` and `printServedReport`
 */
export async function generatePdf(context: RequestContext, wanted: WantedPdf): Promise<ServedPdf> {
  if (context.actor.kind === 'service') requireReportScope(context);
  const named = await context.db.read((snapshot) => findNamed(snapshot, wanted.externalId));
  if (!named) throw new AccessRefused('account-not-found');
  const portfolio = portfolioToPrint(named, wanted);
  const isForClient = wanted.pdfType === 'ClientPdf';
  if (context.actor.kind !== 'service') return printForPerson(context, named, { portfolio, isForClient });
  return printServedReport(context, { account: named.account.id, ...(portfolio && { portfolio: portfolio.id }), isForClient });
}

/**
 * The same for an address that a browser can be led to: a person proves with a token of their own that they asked.
 *
 * @throws as above; AccessRefused `forbidden` for a person without a token; AppError `link-expired`
 */
export async function generatePdfByAddress(
  context: RequestContext,
  { token, ...wanted }: WantedPdf & { readonly token?: string | undefined },
): Promise<ServedPdf> {
  if (context.actor.kind === 'service') return generatePdf(context, wanted);
  if (token === undefined) throw new AccessRefused('forbidden');
  await useOwnToken(context, token);
  return generatePdf(context, wanted);
}

/** Null for all of them as one. */
function portfolioToPrint({ portfolio, own }: Named, choice: Choice): Portfolio | null {
  const [component = portfolio ? 'portfolio' : 'account'] = chosen(choice);
  if (component === 'account') return null;
  const [only, another] = own;
  const printed = portfolio ?? (another ? undefined : only);
  if (!printed) throw new AppError('portfolio-not-found');
  return printed;
}

interface ForPerson {
  readonly portfolio: Portfolio | null;
  readonly isForClient: boolean;
}

async function printForPerson(asking: RequestContext, named: Named, { portfolio, isForClient }: ForPerson): Promise<ServedPdf> {
  const { context, account } = await onOwnPortal(asking, named.account, portfolio ? 'portfolio' : 'account');
  const reader = isForClient ? await asItsReader(context, { account }) : context;
  const about = portfolio ? { portfolio: portfolioAddress(context.variant.portfolioParameter, portfolio) } : { account: account.id };
  const { pdf, fileName } = await printReport(reader, { ...about, query: {} });
  return { fileName, mediaType: 'application/pdf', content: pdf };
}
