import { fundTable } from '../private-equity/demo-fund.ts';

/** The funds that the demonstration's investors have committed to, all of them invented. */
export const funds = fundTable(`
  symbol | name                           | strategy       | substrategy         | region          | sector             | ccy | first call | growth | life | bow | late
  NBP4   | Norrland Buyout Partners IV    | Buyout         | Mid-market          | Nordics         | Industrials        | EUR | 2017-02-14 | 0.150  | 12   | 2.2 |
  CGE2   | Calder Growth Equity II        | Growth         | Expansion           | Western Europe  | Technology         | EUR | 2018-04-17 | 0.125  | 13   | 2.6 |
  PMM3   | Peregrine Mid-Market III       | Buyout         | Lower mid-market    | UK              | Diversified        | EUR | 2019-02-20 | 0.115  | 13   | 2.5 |
  HSC6   | Halcyon Secondaries VI         | Secondaries    | Diversified         | Global          | Diversified        | EUR | 2020-03-11 | 0.110  | 11   | 1.9 |
  MIF2   | Maren Infrastructure II        | Infrastructure | Core-plus           | European Union  | Energy transition  | EUR | 2021-02-17 | 0.080  | 15   | 3.0 |
  OVF3   | Ostia Venture Fund III         | Venture        | Early stage         | Southern Europe | Technology         | EUR | 2022-03-16 | -0.035 | 15   | 4.5 | 1
  TPC1   | Tessin Private Credit I        | Credit         | Direct lending      | DACH            | Diversified        | EUR | 2023-02-15 | 0.070  | 10   | 2.0 |
  NBP5   | Norrland Buyout Partners V     | Buyout         | Mid-market          | Nordics         | Industrials        | EUR | 2021-06-16 | 0.135  | 13   | 2.4 |
  SKG1   | Skagerrak Growth I             | Growth         | Minority            | Nordics         | Software           | EUR | 2019-09-18 | 0.120  | 13   | 2.8 |
  BCP3   | Brennerpass Capital III        | Buyout         | Small companies     | DACH            | Industrials        | EUR | 2018-09-19 | 0.120  | 12   | 2.3 |
  BCP4   | Brennerpass Capital IV         | Buyout         | Small companies     | DACH            | Industrials        | EUR | 2022-09-14 | 0.110  | 13   | 2.5 |
  LOI1   | Loire Impact Fund I            | Growth         | Impact              | France          | Health care        | EUR | 2020-06-17 | 0.080  | 14   | 2.9 |
  ADV5   | Adelphia Ventures V            | Venture        | Early stage         | North America   | Technology         | USD | 2018-05-16 | 0.150  | 15   | 3.6 | 1
  CHB7   | Chesterbrook Buyout VII        | Buyout         | Large companies     | North America   | Diversified        | USD | 2019-05-15 | 0.130  | 13   | 2.4 |
  VSV2   | Vesuvio Special Situations II  | Credit         | Distressed          | Southern Europe | Financials         | EUR | 2017-06-14 | 0.090  | 10   | 1.8 |
  ZDC2   | Zuiderdijk Credit II           | Credit         | Mezzanine           | Benelux         | Diversified        | EUR | 2020-09-16 | 0.075  | 10   | 1.9 |
  HSC5   | Halcyon Secondaries V          | Secondaries    | Diversified         | Global          | Diversified        | EUR | 2016-04-13 | 0.110  | 11   | 1.8 |
  LMS1   | Lammermuir Secondaries I       | Secondaries    | Single-asset        | Western Europe  | Diversified        | EUR | 2022-05-18 | 0.100  | 11   | 2.1 |
  MIF1   | Maren Infrastructure I         | Infrastructure | Core                | European Union  | Transport          | EUR | 2017-09-13 | 0.070  | 15   | 2.6 |
  GRW1   | Gotland Wind and Grid I        | Infrastructure | Renewable energy    | Nordics         | Utilities          | EUR | 2019-11-13 | 0.065  | 16   | 2.8 |
  ARD2   | Ardenne Health Growth II       | Growth         | Expansion           | Benelux         | Health care        | EUR | 2021-09-15 | 0.105  | 13   | 2.7 |
  QBV2   | Quai des Brumes Ventures II    | Venture        | Seed                | France          | Technology         | EUR | 2020-11-18 | 0.060  | 16   | 4.0 | 2
  IBM2   | Ibérica Mid-Market II          | Buyout         | Mid-market          | Southern Europe | Consumer           | EUR | 2020-02-12 | 0.115  | 12   | 2.3 | 1
  VDC4   | Vistula Danube Capital IV      | Buyout         | Lower mid-market    | Eastern Europe  | Diversified        | EUR | 2023-09-13 | 0.105  | 13   | 2.4 |
`);
