import type { PrivateEquity, PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import { available } from '#finance/figure.ts';

/** A programme of private-equity funds; what is not named is valid and uninteresting. */
export function buildProgramme(own: Partial<PrivateEquity> = {}): PrivateEquity {
  return {
    asOf: '2026-06-30',
    currency: 'EUR',
    since: 2017,
    latestReport: '2026-03-31',
    total: buildFundFigures(),
    funds: [],
    years: [],
    ...own,
  };
}

export function buildFund(own: Partial<PrivateEquity['funds'][number]> & { readonly name: string }): PrivateEquity['funds'][number] {
  return { id: own.name, committedOn: '2019-05-14', ...buildFundFigures(), ...own };
}

function buildFundFigures(): PrivateEquityFigures {
  return {
    vintage: 2019,
    strategy: 'Buyout',
    subStrategy: null,
    region: 'Nordics',
    commitment: available(25_000_000),
    called: available(20_000_000),
    calledRate: available(0.8),
    unfunded: available(5_000_000),
    distributed: available(10_000_000),
    value: available(20_000_000),
    reportedOn: '2026-03-31',
    reportAge: 91,
    isRolled: false,
    isStale: false,
    dpi: available(0.5),
    rvpi: available(1),
    tvpi: available(1.5),
    moic: available(1.6),
    netIrr: available(0.12),
  };
}
