import { instrumentTable } from '../market/demo-instrument.ts';
import type { PrivateEquityFirm } from '../private-equity/private-equity-firm.ts';
import { funds } from './funds.ts';
import { investors } from './investors.ts';

const indices = instrumentTable(`
  symbol | name                        | type  | class    | ccy | sector      | region | moves with | start
  MXWLE  | Meridian World Shares (EUR) | Index | Equities | EUR | Diversified | Global | world 1    | 1000
  MXEUE  | Meridian Europe Shares      | Index | Equities | EUR | Diversified | Europe | europe 1   | 1000
  MXPRV  | Meridian Buyout Funds (EUR) | Index | Equities | EUR | Diversified | Global | world 0.5  | 1000
`);

/** The private-equity firm of the demonstration: family offices and foundations with programmes of funds, mostly in euro. All invented. */
export const halvard: PrivateEquityFirm = {
  seed: 'Halvard',
  portal: 'Halvard Partners',
  language: 'en',
  currency: 'EUR',
  region: 'Europe',
  clientDomain: 'example',
  staff: [
    { role: 'admin', name: 'Sigrid Halvard', email: 'sigrid.halvard@halvard-partners.example' },
    {
      role: 'advisor',
      name: 'Magnus Ekeland',
      email: 'magnus.ekeland@halvard-partners.example',
      title: 'Partner, investor relations',
      telephone: '+44 20 7946 0642',
    },
    {
      role: 'advisor',
      name: 'Clara Winterfeld',
      email: 'clara.winterfeld@halvard-partners.example',
      title: 'Investor relations',
      telephone: '+44 20 7946 0649',
    },
    {
      role: 'advisor',
      name: 'Luca Bonaventura',
      email: 'luca.bonaventura@halvard-partners.example',
      title: 'Investor relations',
      telephone: '+44 20 7946 0656',
    },
    {
      role: 'advisor',
      name: 'Annelies Verhaegen',
      email: 'annelies.verhaegen@halvard-partners.example',
      title: 'Investor relations',
      telephone: '+44 20 7946 0663',
    },
  ],
  investors,
  funds,
  indices,
  benchmark: 'Buyout funds, world',
  programmeNames: ['Private equity programme', 'Private assets, second programme'],
  commitments: {
    // Lindqvist Family Office: the one to look at first.
    LFO0318P1: { NBP4: 30e6, CGE2: 20e6, PMM3: 25e6, HSC6: 20e6, MIF2: 25e6, OVF3: 10e6, TPC1: 20e6 },
  },
  // Fabricius Foundation: one programme in euro, one in dollars.
  currencies: { FFD0764P2: 'USD' },
  charge: 0.001,
  drawdown: 'Drawdown',
  fees: 'fees',
};
