import { generatePath } from 'react-router';
import type { CollectionId } from '#collections/registry.ts';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import { lineage, getPage } from '#contracts/pages/page-at.ts';
import type { PageName } from '#contracts/pages/pages.ts';
import type { Texts } from '#wording/texts.ts';
import type { ReportFrame } from './blocks/block.tsx';
import { pageTitle } from './page-title.ts';
import type { Breadcrumb } from './shell/breadcrumbs.tsx';

/** The place of a page, known once it has loaded. */
export interface Place {
  /** The report that it shows, or of which it is a part. */
  readonly report?: ReportFrame;
  /** The collection whose list it shows. */
  readonly collection?: CollectionId;
  /** The names of the page, or of pages above it, that are not titles of the catalogue. */
  readonly names?: Partial<Record<PageName, string>>;
  /** The parameters of the pages above it that its own address lacks. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The `handle` of a route: where its page stands, told from what it loads. */
export interface PageHandle<Data> {
  readonly place: (data: Data) => Place;
}

export function placed<Data>(place: (data: Data) => Place): PageHandle<Data> {
  return { place };
}

interface Where {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly navigation: readonly NavigationEntry[];
  /** On the way to what is in it, an investor's own account goes without saying. */
  readonly seesAsClient: boolean;
  readonly texts: Texts;
}

/** The way from the first entry of the navigation to the page, which is not a link. */
export function pagePath(place: Place, where: Where): Breadcrumb[] {
  const way = lineage(where.page).toReversed();
  const steps = [...firstStep(where), ...way.flatMap((page) => stepTo(page, place, where))];
  return steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
}

function firstStep({ navigation: [first], texts }: Where): Breadcrumb[] {
  if (!first?.page || first.href === null || first.page === 'waiting') return [];
  return [{ label: first.label ?? pageTitle(first.page, texts) ?? '', href: first.href }];
}

function stepTo(page: PageName, place: Place, where: Where): Breadcrumb[] {
  if (page === 'overview' || (page === 'account' && where.seesAsClient && where.page !== 'account')) return [];
  const label = namesAt(place, where.texts)[page] ?? pageTitle(page, where.texts);
  if (label === null) return [];
  const account = place.report?.account;
  const { path } = getPage(page);
  const params = { ...where.params, ...(account && { account: account.id }), ...place.params };
  return isKnown(path, params) ? [{ label, href: generatePath<string>(path, params) }] : [];
}

/** The sheets of a portfolio do not say whose it is: their way leaves the account out. */
function isKnown(path: string, params: Where['params']): boolean {
  return path.split('/').every((part) => !part.startsWith(':') || params[part.slice(1)]);
}

/** Returns the names of the pages above, from the data of the page. */
function namesAt({ report, collection, names }: Place, texts: Texts): Readonly<Partial<Record<PageName, string>>> {
  const { account, portfolio } = report ?? {};
  return {
    ...(collection && { collection: texts(`collections.${collection}.plural`) }),
    ...(account && { account: account.name }),
    ...(portfolio && { portfolio: portfolio.name, sharedPortfolio: portfolio.name }),
    ...names,
  };
}
