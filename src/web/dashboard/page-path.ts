import type { CalculationPage } from '#contracts/calculations.ts';
import type { ProjectionsPage } from '#contracts/projections.ts';
import type { Report } from '#contracts/report.ts';
import type { Texts } from '#wording/texts.ts';
import type { NavigationEntry } from './portal-frame.tsx';
import type { Breadcrumb } from './shell/breadcrumbs.tsx';

interface Where {
  readonly navigation: readonly NavigationEntry[];
  /** The address of the portal, `/dashboard/12`. */
  readonly portal: string;
  readonly texts: Texts;
}

type ReportFrame = Omit<Report, 'datasets'>;

/** The report of a page, or of which a page is a part: a fund, a contract note. */
export function reportIn(data: unknown): ReportFrame | null {
  if (has(data, 'layout')) return data as ReportFrame;
  return has(data, 'report') ? (data as { readonly report: ReportFrame }).report : null;
}

/** From the first entry of the navigation to the page, which is not a link, told from what the page loaded. */
export function pagePath(data: unknown, where: Where): Breadcrumb[] {
  const report = reportIn(data);
  const steps = report ? [...stepsToReport(report, where), ...stepsBelow(data)] : stepsElsewhere(data, where);
  return steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
}

/** An investor's own account goes without saying. */
function stepsToReport({ account, portfolio, path }: ReportFrame, { navigation: [first], portal, texts }: Where): Breadcrumb[] {
  const steps: Breadcrumb[] = [];
  if (first && first.kind !== 'portfolio') steps.push({ label: texts(`shell.entries.${first.kind}`), href: first.href });
  if (account && first?.kind === 'overview') steps.push({ label: account.name, href: `${portal}/account/${account.id}` });
  if (portfolio) steps.push({ label: portfolio.name, href: path.split('/').slice(0, 5).join('/') });
  return steps;
}

function stepsElsewhere(data: unknown, where: Where): Breadcrumb[] {
  if (has(data, 'projections')) return stepsToProjections((data as { readonly projections: ProjectionsPage }).projections, where);
  if (has(data, 'unvalidated')) return stepsTo('waiting.title', where);
  if (has(data, 'invitations')) return stepsTo('clientInvitations.title', where);
  return has(data, 'health') ? stepsTo('dataHealth.title', where) : stepsToCalculations(data, where);
}

/** Whose they are: an investor's own account goes without saying. */
function stepsToProjections({ account }: ProjectionsPage, { navigation: [first], portal, texts }: Where): Breadcrumb[] {
  const steps: Breadcrumb[] = [];
  if (first && first.kind !== 'portfolio') steps.push({ label: texts(`shell.entries.${first.kind}`), href: first.href });
  if (first?.kind === 'overview') steps.push({ label: account.name, href: `${portal}/account/${account.id}` });
  return [...steps, { label: texts('projections.title') }];
}

function stepsTo(
  title: 'clientInvitations.title' | 'dataHealth.title' | 'waiting.title',
  { navigation: [first], texts }: Where,
): Breadcrumb[] {
  const overview =
    first && first.kind !== 'portfolio' && first.kind !== 'waiting'
      ? [{ label: texts(`shell.entries.${first.kind}`), href: first.href }]
      : [];
  return [...overview, { label: texts(title) }];
}

/** A page that is a part of a report says what it is called. */
function stepsBelow(data: unknown): Breadcrumb[] {
  return has(data, 'label') ? [{ label: (data as { readonly label: string }).label }] : [];
}

function stepsToCalculations(data: unknown, { navigation: [first], portal, texts }: Where): Breadcrumb[] {
  const page = has(data, 'page') ? (data as { readonly page: CalculationPage }).page : null;
  if (!page && !has(data, 'groups')) return [];
  const steps: Breadcrumb[] = [];
  if (first) steps.push({ label: first.kind === 'portfolio' ? first.name : texts(`shell.entries.${first.kind}`), href: first.href });
  steps.push({ label: texts('calculations.short'), href: `${portal}/calculations` });
  if (page) steps.push({ label: page.title });
  return steps;
}

function has(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && key in data;
}
