import { instrumentTable } from '../market/demo-instrument.ts';

const funds = instrumentTable(`
  symbol  | name                              | type | class          | ccy | sector           | region           | strategy       | share class | ter    | moves with                      | own   | alpha  | start  | pays
  BRKGEI  | Brackenridge Global Equity        | Fund | Equities       | GBP | Diversified      | Global           | Active         | I Acc       | 0.0082 | world 1                         | 0.035 |  0.014 | 2.7480 |
  MLWINC  | Meldon World Income               | Fund | Equities       | GBP | Diversified      | Global           | Equity income  | I Inc       | 0.0078 | world 0.8 uk 0.15               | 0.040 |  0.004 | 1.6320 | 0.032 3,9
  PNHUST  | Penhallow US Index Tracker        | Fund | Equities       | GBP | Diversified      | North America    | Index tracking | C Acc       | 0.0011 | us 1                            | 0.008 |  0.000 | 1.8240 |
  ASHUKI  | Ashdown UK Equity Income          | Fund | Equities       | GBP | Diversified      | UK               | Equity income  | I Inc       | 0.0086 | uk 1                            | 0.040 |  0.012 | 1.7150 | 0.041 2,8
  TVRUKS  | Tavistock Row UK Smaller Cos      | Fund | Equities       | GBP | Diversified      | UK               | Smaller shares | I Acc       | 0.0091 | uk 1.15                         | 0.070 |  0.006 | 3.1140 |
  LRNASI  | Lorne Asia Pacific ex Japan       | Fund | Equities       | GBP | Diversified      | Asia Pacific     | Active         | I Acc       | 0.0089 | asia 1                          | 0.045 |  0.004 | 2.0710 |
  KYLEUR  | Kyle European Opportunities       | Fund | Equities       | GBP | Diversified      | Europe           | Active         | I Acc       | 0.0085 | europe 1                        | 0.050 |  0.008 | 2.2260 |
  SOLEMG  | Solway Emerging Leaders           | Fund | Equities       | GBP | Diversified      | Emerging markets | Active         | I Acc       | 0.0095 | emerging 1                      | 0.050 | -0.003 | 1.4480 |
  ARDSUS  | Ardgour Sustainable World         | Fund | Equities       | GBP | Diversified      | Global           | Sustainable    | I Acc       | 0.0080 | world 0.95                      | 0.045 |  0.006 | 1.0000 |
  MRLSCB  | Marlowe Sterling Corporate Bond   | Fund | Fixed Interest | GBP | Corporate bonds  | UK               | Active         | I Inc       | 0.0058 | credit 1                        | 0.012 |  0.003 | 1.2640 | 0.036 1,4,7,10
  NRTILG  | Northmoor Index-Linked Gilt       | Fund | Fixed Interest | GBP | Government bonds | UK               | Index-linked   | I Acc       | 0.0015 | linkers 1                       | 0.006 |  0.000 | 1.0710 |
  NRTGLT  | Northmoor All Stocks Gilt         | Fund | Fixed Interest | GBP | Government bonds | UK               | Index tracking | I Acc       | 0.0012 | gilts 1                         | 0.004 |  0.000 | 1.3350 |
  KSTSDC  | Kestrel Short Duration Credit     | Fund | Fixed Interest | GBP | Corporate bonds  | Global           | Short duration | I Acc       | 0.0045 | credit 0.45 highYield 0.15      | 0.008 |  0.008 | 1.0230 |
  FLSHYB  | Falstone Strategic High Yield     | Fund | Fixed Interest | GBP | High yield bonds | Global           | High yield     | I Inc       | 0.0072 | highYield 0.9                   | 0.020 |  0.004 | 0.9870 | 0.058 3,6,9,12
  RNNABS  | Rannoch Absolute Return           | Fund | Alternatives   | GBP | Absolute return  | Global           | Multi-strategy | I Acc       | 0.0098 | absolute 1                      | 0.025 |  0.014 | 1.1060 |
  GLNMLT  | Glenhurst Diversified Alternative | Fund | Alternatives   | GBP | Absolute return  | Global           | Trend          | I Acc       | 0.0110 | absolute 0.6 gold 0.2           | 0.060 |  0.012 | 1.2200 |
  HBRPRP  | Harbinger UK Property Feeder      | Fund | Property       | GBP | Real estate      | UK               | Direct         | I Inc       | 0.0099 | property 0.45                   | 0.015 |  0.004 | 1.0880 | 0.030 6,12
`);

const listed = instrumentTable(`
  symbol | name                              | type  | class          | ccy | sector                 | region        | strategy         | ter    | moves with                 | own   | alpha  | start   | pays            | traits
  VNWE   | Vantry World Equity ETF           | ETF   | Equities       | GBX | Diversified            | Global        | Index tracking   | 0.0018 | world 1                    | 0.010 |  0.000 | 2874    | 0.016 6,12      |
  VNUK   | Vantry UK Large Shares ETF        | ETF   | Equities       | GBX | Diversified            | UK            | Index tracking   | 0.0009 | uk 1                       | 0.010 |  0.000 | 1312    | 0.037 6,12      |
  SLG5   | Vantry Gilts 0-5 ETF              | ETF   | Fixed Interest | GBX | Government bonds       | UK            | Short duration   | 0.0007 | gilts 0.35                 | 0.004 |  0.006 | 10140   | 0.014 2,8       |
  AURM   | Aurelian Physical Gold ETC        | ETF   | Alternatives   | GBX | Precious metals        | Global        | Physical         | 0.0019 | gold 1                     | 0.010 |  0.000 | 8920    |                 |
  SLVE   | Silverdale Engineering            | Stock | Equities       | GBX | Industrials            | UK            |                  |        | uk 1.05                    | 0.210 |  0.030 | 962     | 0.026 5,10      |
  CRNB   | Carnbrook Foods                   | Stock | Equities       | GBX | Consumer staples       | UK            |                  |        | uk 0.65                    | 0.170 |  0.010 | 1486    | 0.034 4,9       |
  TRVH   | Tresmere Water                    | Stock | Equities       | GBX | Utilities              | UK            |                  |        | uk 0.55 gilts 0.3          | 0.160 | -0.005 | 874     | 0.048 1,6       | misquoted 2024-03-13=0.01
  OLDB   | Oldbridge Bank                    | Stock | Equities       | GBX | Financials             | UK            |                  |        | uk 1.35                    | 0.230 | -0.010 | 318.4   | 0.046 5,9       |
  WHTP   | Whitmarsh Pharma                  | Stock | Equities       | GBX | Health care            | UK            |                  |        | uk 0.7 us 0.15             | 0.190 |  0.025 | 2140    | 0.029 2,8       |
  HLXD   | Helixford Data                    | Stock | Equities       | GBX | Technology             | UK            |                  |        | us 0.9 uk 0.3              | 0.260 |  0.060 | 1790    | 0.008 6,12      | split 2021-06-14=5
  SKRM   | Skerrymoor Energy                 | Stock | Equities       | GBX | Energy                 | UK            |                  |        | uk 1.1                     | 0.270 |  0.000 | 642     | 0.052 3,8       |
  CLDR   | Calder Infrastructure Trust       | Stock | Alternatives   | GBX | Infrastructure         | UK            | Investment trust | 0.0105 | infra 1                    | 0.070 |  0.006 | 108.2   | 0.051 2,5,8,11  |
  SOLR   | Solent Renewable Income Trust     | Stock | Alternatives   | GBX | Infrastructure         | UK            | Investment trust | 0.0112 | infra 0.9                  | 0.100 | -0.006 | 101.4   | 0.062 3,9       |
  EGCP   | Eastgate Commercial Property      | Stock | Property       | GBX | Real estate            | UK            | Investment trust | 0.0120 | property 1                 | 0.080 |  0.000 | 99.6    | 0.049 5,11      | stale 12
  LGWP   | Langwith Logistics Property       | Stock | Property       | GBX | Real estate            | UK            | Investment trust | 0.0098 | property 0.9 uk 0.1        | 0.085 |  0.004 | 112.4   | 0.044 3,9       |
  QTRN   | Quatern Software                  | Stock | Equities       | USD | Technology             | North America |                  |        | us 1.25                    | 0.270 |  0.040 | 47.30   | 0.006 6,12      |
  PLMR   | Palmerton Brands                  | Stock | Equities       | USD | Consumer discretionary | North America |                  |        | us 0.85                    | 0.200 |  0.000 | 78.15   | 0.023 1,7       |
  BRTM   | Bertram Medical Devices           | Stock | Equities       | USD | Health care            | North America |                  |        | us 0.8                     | 0.200 |  0.020 | 61.40   | 0.012 5,11      | from 2017-03-09
  LMRA   | Lumière Aérospatiale              | Stock | Equities       | EUR | Industrials            | Europe        |                  |        | europe 1.15                | 0.230 |  0.020 | 38.60   | 0.021 5         |
  KRGN   | Kronberg Chemie                   | Stock | Equities       | EUR | Materials              | Europe        |                  |        | europe 1.05                | 0.210 | -0.005 | 71.85   | 0.038 5         |
  TG33   | Gilt 4⅛% 2033                     | Bond  | Fixed Interest | GBP | Government bonds       | UK            | Conventional     |        |                            |       |        |         | 0.04125 6,12    | coupon 0.04125 maturity 2033-06-07 spread 0.0035
  TG28   | Gilt 1⅝% 2028                     | Bond  | Fixed Interest | GBP | Government bonds       | UK            | Conventional     |        |                            |       |        |         | 0.01625 1,7     | from 2018-03-21 coupon 0.01625 maturity 2028-01-22 spread 0.0005
  OLDB29 | Oldbridge Bank 5.375% 2029        | Bond  | Fixed Interest | GBP | Corporate bonds        | UK            | Senior           |        |                            |       |        |         | 0.05375 4,10    | from 2019-10-24 coupon 0.05375 maturity 2029-10-24 spread 0.0165
  WHBY   | Harbour Row 12-14, Whitby         | Property | Property    | GBP | Real estate            | UK            | Direct           |        |                            |       |        |         |                 | growth 0.025 valued 2019-05-20=415000,2022-05-20=448000,2025-05-20=462500
`);

const indices = instrumentTable(`
  symbol | name                            | type  | class          | ccy | sector           | region           | moves with | start
  MXWLD  | Meridian World Shares           | Index | Equities       | GBP | Diversified      | Global           | world 1    | 1000
  MXUK   | Meridian UK All Shares          | Index | Equities       | GBP | Diversified      | UK               | uk 1       | 1000
  MXEM   | Meridian Emerging Shares        | Index | Equities       | GBP | Diversified      | Emerging markets | emerging 1 | 1000
  MXGLT  | Meridian Gilts All Maturities   | Index | Fixed Interest | GBP | Government bonds | UK               | gilts 1    | 1000
  MXCRD  | Meridian Sterling Credit        | Index | Fixed Interest | GBP | Corporate bonds  | UK               | credit 1   | 1000
  MXALT  | Meridian Alternatives Composite | Index | Alternatives   | GBP | Absolute return  | Global           | absolute 1 | 1000
`);

/** The securities that the demonstration's British firm deals in, all of them invented, with the indices of its benchmarks. */
export const instruments = [...funds, ...listed, ...indices];
