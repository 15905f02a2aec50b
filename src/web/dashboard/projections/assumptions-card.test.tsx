import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ProjectionFields, ProjectionsPage } from '#contracts/reports/projections.ts';
import { unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { TextsContext } from '../../lib/texts.tsx';
import { AssumptionsCard } from './assumptions-card.tsx';

const profile = (expectedReturn: number) => ({ expectedReturn, volatility: 0.1 });
const profiles = {
  1: profile(0.01),
  2: profile(0.02),
  3: profile(0.03),
  4: profile(0.04),
  5: profile(0.05),
  6: profile(0.06),
  7: profile(0.07),
};
const saved: ProjectionFields = {
  name: 'Retirement',
  riskProfile: '4',
  deposit: '0',
  contribution: '0',
  escalation: '0',
  years: '20',
  inflation: '2',
  target: '',
  payments: '',
};
const page: ProjectionsPage = {
  path: '/dashboard/1/projections/9',
  account: { id: 'a', name: 'Ivy', currency: 'GBP' },
  start: { day: null, value: unavailable('not-recorded') },
  lostIn: null,
  funds: [],
  assumptions: { profiles, charges: 0.0125, begins: { riskProfile: 1, years: 20, inflation: 0.02 } },
  mayEdit: true,
  saved: [],
  chosen: { id: 'p', version: 1, fields: saved },
  forecast: null,
  tab: 'forecast',
};

test.each([
  ['above the saved one', '6', '6.00% a year'],
  ['below the saved one', '2', '2.00% a year'],
  ['none: the saved one', '', '4.00% a year'],
])('the assumptions are those of the risk profile that is typed: %s', (_case, riskProfile, expected) => {
  const card = renderToStaticMarkup(
    <TextsContext value={{ locale: 'en', texts: textsByLocale.en }}>
      <MemoryRouter>
        <AssumptionsCard page={page} fields={{ ...saved, riskProfile }} />
      </MemoryRouter>
    </TextsContext>,
  );
  expect(card).toContain(expected);
});
