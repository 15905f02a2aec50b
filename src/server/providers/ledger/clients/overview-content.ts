import type { OverviewContent } from '#contracts/datasets/accounts.ts';
import type { Locale } from '#contracts/ids.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';

export function overviewContent(_snapshot: Queries, { portal, variant: { brand } }: ReportSubject): Promise<OverviewContent> {
  const inEach = (part: 'header' | 'text') => ({ en: brand.landing.en[part], el: brand.landing.el[part] }) satisfies Record<Locale, string>;
  return Promise.resolve({
    title: portal.name,
    firm: brand.name,
    address: brand.address,
    header: inEach('header'),
    overview: inEach('text'),
  });
}
