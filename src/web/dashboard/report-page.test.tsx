import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { Headline } from '#contracts/datasets/headline.ts';
import type { Holdings } from '#contracts/datasets/holdings.ts';
import type { TabCounts } from '#contracts/datasets.ts';
import type { Transactions } from '#contracts/datasets/transactions.ts';
import type { Locale } from '#contracts/ids.ts';
import type { Report } from '#contracts/reports/report.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { TextsContext } from '../lib/texts.tsx';
import { ReportPage } from './report-page.tsx';

const period = { from: '2021-06-30', to: '2026-06-30' };
const headline: Headline = {
  period,
  currency: 'EUR',
  figures: { value: available(1_842_507.36), charges: unavailable('no-average-value') },
};
const none = available(0);
const holdings: Holdings = {
  asOf: period.to,
  currency: 'EUR',
  total: {
    value: none,
    localValue: none,
    accrued: null,
    percent: null,
    cost: none,
    gain: none,
    gainRate: none,
    realised: 0,
    income: 0,
    privateEquity: null,
  },
  rows: [],
};
const tabCounts: TabCounts = { holdings: 14, transactions: 286, contractNotes: 40, privateEquityHoldings: 0 };

const transactions: Transactions = {
  range: '3m',
  from: '2026-03-31',
  to: period.to,
  currency: 'EUR',
  count: 0,
  total: 286,
  rows: [],
  page: 1,
  pageSize: 50,
  groups: [],
};

describe('a report page', () => {
  test('shows figures with their notes, and instead of a figure that is not there the reason', async () => {
    const page = await rendered({ datasets: { headline: ready(headline) } });
    expect(page).toContain('€1,842,507');
    expect(page).toContain('EUR, as at 30/06/2026');
    expect(page).toContain('Not available: the average value is not known.');
    expect(page).not.toMatch(/NaN|undefined/);
  });

  test('is in Greek altogether', async () => {
    const page = await rendered({ datasets: { headline: ready(headline), holdings: ready(holdings) } }, 'el');
    expect(page).toContain('1.842.507');
    expect(page).toContain('EUR, στις 30/06/2026');
    expect(page).toContain('Δεν υπάρχουν θέσεις αυτή την ημερομηνία');
    expect(page).not.toMatch(/Value|Holdings|Not available/);
  });

  test.each([
    ['en', 'own', 'This account does not have an External id.', 'Your adviser can help.'],
    ['en', 'managed', 'This account does not have an External id.', 'there are no projections'],
    ['el', 'own', 'Ο λογαριασμός δεν έχει εξωτερικό κωδικό.', 'Ο σύμβουλός σας μπορεί να βοηθήσει.'],
    ['en', 'unmatched', 'Account is not linked with a correct external id', 'Check the ID'],
    ['el', 'unmatched', 'Ο λογαριασμός δεν έχει σωστό εξωτερικό κωδικό', 'Ελέγξτε τον κωδικό'],
    ['el', 'managed', 'Ο λογαριασμός δεν έχει εξωτερικό κωδικό.', 'δεν υπάρχουν προβολές'],
  ] as const)(
    'in %s says of an account (%s) that it has no external ID, and nothing of one that has',
    async (locale, missing, title, help) => {
      const page = await rendered({ missingExternalId: missing }, locale);
      expect(page).toContain(title);
      expect(page).toContain(help);
      expect(await rendered({}, locale)).not.toContain(title);
    },
  );

  test('waits for a dataset that is still on its way, and counts what is behind a tab', async () => {
    const page = await rendered({
      datasets: { headline: Promise.resolve(ready(headline)), tabCounts: Promise.resolve(ready(tabCounts)) },
    });
    expect(page).toContain('€1,842,507');
    expect(page).toMatch(/Transactions.*286/);
  });

  test('says which block failed, and leaves the others alone', async () => {
    const page = await rendered({
      datasets: { headline: ready(headline), holdings: { state: 'failed', code: 'provider-unavailable', requestId: '7c41f0' } },
    });
    expect(page).toContain('Holdings could not be loaded');
    expect(page).toContain('Request 7c41f0');
    expect(page).toContain('€1,842,507');
  });

  test('opens the tab of its address, and says what to do where a list is empty', async () => {
    const page = await rendered({ query: { tab: 'transactions' }, datasets: { transactions: ready(transactions) } });
    expect(page).toContain('No transactions in this period');
    expect(page).toContain('/dashboard/7/portfolio/1?tab=transactions&amp;transactions=all');
  });
});

function ready<Value>(value: Value) {
  return { state: 'ready', value } as const;
}

async function rendered(own: Partial<Report>, locale: Locale = 'en'): Promise<string> {
  const Stub = createRoutesStub([{ path: '*', Component: () => <ReportPage report={buildReport(own)} /> }]);
  const body = new PassThrough();
  const { pipe } = renderToPipeableStream(
    <TextsContext value={{ locale, texts: textsByLocale[locale] }}>
      <Stub />
    </TextsContext>,
    { onAllReady: () => pipe(body) },
  );
  return text(body);
}

function buildReport(own: Partial<Report>): Report {
  return {
    keeps: { newClient: false, lists: false, account: false, library: false, document: null },
    page: 'portfolio',
    ledger: null,
    imports: null,
    writes: null,
    shared: null,
    section: 'summary',
    sections: [],
    layout: {
      headline: ['value', 'charges'],
      rows: [
        { kind: 'blocks', blocks: [{ block: 'headline', width: 12 }] },
        {
          kind: 'tabs',
          tabs: [
            { tab: 'holdings', block: 'holdings' },
            { tab: 'transactions', block: 'transactions' },
          ],
        },
      ],
    },
    access: 'full',
    portalName: 'House',
    query: {},
    asOf: period.to,
    days: { first: period.from, last: period.to },
    account: null,
    portfolio: null,
    invitation: null,
    missingExternalId: null,
    form: null,
    today: '2026-07-01',
    unit: null,
    viewAs: null,
    projections: null,
    dataHealth: null,
    published: [],
    path: '/dashboard/7/portfolio/1',
    datasets: {},
    ...own,
  };
}
