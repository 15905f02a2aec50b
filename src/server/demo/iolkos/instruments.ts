import { instrumentTable } from '../market/demo-instrument.ts';

const funds = instrumentTable(`
  symbol | name                                   | type | class          | ccy | sector            | region          | strategy           | share class | ter    | moves with                | own   | alpha  | start  | pays
  AIGPAG | Αιγαίο Παγκόσμιο Μετοχικό              | Fund | Equities       | EUR | Διαφοροποιημένο   | Παγκόσμια       | Ενεργητική         | A           | 0.0115 | world 1                   | 0.040 |  0.010 | 6.2140 |
  PILELL | Πήλιο Μετοχικό Εσωτερικού              | Fund | Equities       | EUR | Διαφοροποιημένο   | Ελλάδα          | Ενεργητική         | A           | 0.0145 | greece 0.9                | 0.050 |  0.006 | 4.1180 |
  KENEUR | Κένταυρος Ευρωπαϊκό Μετοχικό           | Fund | Equities       | EUR | Διαφοροποιημένο   | Ευρώπη          | Ενεργητική         | A           | 0.0120 | europe 1                  | 0.040 |  0.006 | 8.7350 |
  KENUSA | Κένταυρος Αμερικανικό Μετοχικό         | Fund | Equities       | EUR | Διαφοροποιημένο   | Βόρεια Αμερική  | Δείκτη             | A           | 0.0030 | us 1                      | 0.010 |  0.000 | 9.9020 |
  AIGANA | Αιγαίο Αναδυόμενων Αγορών              | Fund | Equities       | EUR | Διαφοροποιημένο   | Αναδυόμενες     | Ενεργητική         | A           | 0.0140 | emerging 1                | 0.050 |  0.002 | 5.0460 |
  MERISM | Μελίσσια Μερισματικό                   | Fund | Equities       | EUR | Διαφοροποιημένο   | Ευρώπη          | Εισόδημα           | D           | 0.0125 | europe 0.7 uk 0.15        | 0.035 |  0.004 | 7.3300 | 0.034 4,10
  AIGOMO | Αιγαίο Ομολογιακό Ευρώ                 | Fund | Fixed Interest | EUR | Εταιρικά ομόλογα  | Ευρωζώνη        | Ενεργητική         | A           | 0.0065 | credit 0.8                | 0.010 |  0.000 | 3.8810 |
  PILOME | Πήλιο Ομολογιακό Εσωτερικού            | Fund | Fixed Interest | EUR | Κρατικά ομόλογα   | Ελλάδα          | Ενεργητική         | D           | 0.0080 | periphery 0.85            | 0.012 |  0.000 | 5.5120 | 0.028 6,12
  KENDIA | Κένταυρος Διαθεσίμων Ευρώ              | Fund | Fixed Interest | EUR | Χρηματαγορά       | Ευρωζώνη        | Βραχυπρόθεσμη      | A           | 0.0020 | credit 0.08               | 0.001 |  0.010 | 3.2170 |
  MELHYB | Μελίσσια Υψηλής Απόδοσης               | Fund | Fixed Interest | EUR | Υψηλής απόδοσης   | Ευρώπη          | Υψηλής απόδοσης    | D           | 0.0095 | highYield 0.9             | 0.018 |  0.002 | 9.4070 | 0.046 3,9
  ARGAPO | Αργώ Απόλυτης Απόδοσης                 | Fund | Alternatives   | EUR | Απόλυτη απόδοση   | Παγκόσμια       | Πολλαπλή           | A           | 0.0130 | absolute 1                | 0.025 |  0.012 | 10.420 |
  ARGYPO | Αργώ Υποδομές Ευρώπης                  | Fund | Alternatives   | EUR | Υποδομές          | Ευρώπη          | Εισόδημα           | D           | 0.0120 | infra 0.9                 | 0.035 |  0.006 | 9.8600 | 0.040 5,11
`);

const listed = instrumentTable(`
  symbol | name                                   | type  | class          | ccy | sector            | region          | strategy           | ter    | moves with                | own   | alpha  | start  | pays        | traits
  VNTWLD | Vantry World Equity ETF (EUR)          | ETF   | Equities       | EUR | Διαφοροποιημένο   | Παγκόσμια       | Δείκτη             | 0.0018 | world 1                   | 0.010 |  0.000 | 38.42  | 0.016 6,12  |
  VNTGLD | Aurelian Gold ETC (EUR)                | ETF   | Alternatives   | EUR | Πολύτιμα μέταλλα  | Παγκόσμια       | Φυσικός χρυσός     | 0.0019 | gold 1                    | 0.010 |  0.000 | 104.60 |             |
  KYKNAF | Κυκλαδική Ναυτιλία                     | Stock | Equities       | EUR | Βιομηχανία        | Ελλάδα          |                    |        | greece 1                  | 0.220 |  0.030 | 7.84   | 0.041 7     |
  AIGENE | Αιγαίο Ενεργειακή                      | Stock | Equities       | EUR | Ενέργεια          | Ελλάδα          |                    |        | greece 0.85 infra 0.2     | 0.200 |  0.020 | 11.35  | 0.036 1,8   |
  THETRA | Τράπεζα Θερμαϊκού                      | Stock | Equities       | EUR | Χρηματοοικονομικά | Ελλάδα          |                    |        | greece 1.35               | 0.260 | -0.010 | 1.98   | 0.038 6     |
  PINTSI | Πίνδος Τσιμέντα                        | Stock | Equities       | EUR | Υλικά             | Ελλάδα          |                    |        | greece 0.9                | 0.210 |  0.010 | 16.20  | 0.032 6     |
  OLYTIL | Όλυμπος Τηλεπικοινωνίες                | Stock | Equities       | EUR | Επικοινωνίες      | Ελλάδα          |                    |        | greece 0.6                | 0.150 |  0.010 | 9.12   | 0.052 5,11  |
  DLFFAR | Δέλφιον Φάρμα                          | Stock | Equities       | EUR | Υγεία             | Ελλάδα          |                    |        | greece 0.5 europe 0.3     | 0.190 |  0.025 | 4.66   | 0.018 7     |
  MELTRO | Μελίτη Τρόφιμα                         | Stock | Equities       | EUR | Βασικά αγαθά      | Ελλάδα          |                    |        | greece 0.55               | 0.160 |  0.005 | 22.70  | 0.030 6     | split 2021-06-14=5
  SPOXEN | Σποράδες Ξενοδοχεία                    | Stock | Equities       | EUR | Κυκλικά αγαθά     | Ελλάδα          |                    |        | greece 1.1                | 0.240 |  0.010 | 3.41   | 0.022 7     | misquoted 2024-03-13=100
  LMRA   | Lumière Aérospatiale                   | Stock | Equities       | EUR | Βιομηχανία        | Ευρώπη          |                    |        | europe 1.15               | 0.230 |  0.020 | 38.60  | 0.021 5     |
  KRGN   | Kronberg Chemie                        | Stock | Equities       | EUR | Υλικά             | Ευρώπη          |                    |        | europe 1.05               | 0.210 | -0.005 | 71.85  | 0.038 5     |
  QTRN   | Quatern Software                       | Stock | Equities       | USD | Τεχνολογία        | Βόρεια Αμερική  |                    |        | us 1.25                   | 0.270 |  0.040 | 47.30  | 0.006 6,12  |
  BRTM   | Bertram Medical Devices                | Stock | Equities       | USD | Υγεία             | Βόρεια Αμερική  |                    |        | us 0.8                    | 0.200 |  0.020 | 61.40  | 0.012 5,11  |
  SLVE   | Silverdale Engineering                 | Stock | Equities       | GBX | Βιομηχανία        | Ηνωμένο Βασίλειο |                   |        | uk 1.05                   | 0.210 |  0.030 | 962    | 0.026 5,10  |
  EGNPRP | Εγνατία Ακίνητα ΑΕΕΑΠ                  | Stock | Property       | EUR | Ακίνητα           | Ελλάδα          | Εταιρεία ακινήτων  | 0.0110 | property 0.8 greece 0.2   | 0.090 |  0.010 | 5.22   | 0.042 5,11  | stale 12
  EURPRP | Ευρωπαϊκά Ακίνητα Λόγιστικς            | Stock | Property       | EUR | Ακίνητα           | Ευρώπη          | Εταιρεία ακινήτων  | 0.0110 | property 0.9              | 0.080 |  0.012 | 14.80  | 0.038 4,10  |
  KYK31  | Κυκλαδική Ναυτιλία 3,875% 2031         | Bond  | Fixed Interest | EUR | Εταιρικά ομόλογα  | Ελλάδα          |                    |        |                           |       |        |        | 0.03875 1,7 | coupon 0.03875 maturity 2031-07-15 spread 0.019
  AIG29  | Αιγαίο Ενεργειακή 2,75% 2029           | Bond  | Fixed Interest | EUR | Εταιρικά ομόλογα  | Ελλάδα          |                    |        |                           |       |        |        | 0.0275 5,11 | coupon 0.0275 maturity 2029-11-20 spread 0.013
  OLY34  | Όλυμπος Τηλεπικοινωνίες 4,25% 2034     | Bond  | Fixed Interest | EUR | Εταιρικά ομόλογα  | Ελλάδα          |                    |        |                           |       |        |        | 0.0425 3,9  | coupon 0.0425 maturity 2034-03-10 spread 0.0165
`);

const indices = instrumentTable(`
  symbol | name                                   | type  | class          | ccy | sector            | region          | moves with    | start
  MXWLE  | Meridian World Shares (EUR)            | Index | Equities       | EUR | Διαφοροποιημένο   | Παγκόσμια       | world 1       | 1000
  MXEUE  | Meridian Europe Shares                 | Index | Equities       | EUR | Διαφοροποιημένο   | Ευρώπη          | europe 1      | 1000
  MXGRE  | Meridian Greece Shares                 | Index | Equities       | EUR | Διαφοροποιημένο   | Ελλάδα          | greece 1      | 1000
  MXECR  | Meridian Euro Credit                   | Index | Fixed Interest | EUR | Εταιρικά ομόλογα  | Ευρωζώνη        | credit 0.8    | 1000
  MXEGV  | Meridian Euro Periphery Government     | Index | Fixed Interest | EUR | Κρατικά ομόλογα   | Ευρωζώνη        | periphery 0.8 | 1000
  MXALE  | Meridian Alternatives Composite (EUR)  | Index | Alternatives   | EUR | Απόλυτη απόδοση   | Παγκόσμια       | absolute 1    | 1000
`);

/** The securities that the demonstration's Greek firm deals in, all of them invented, with the indices of its benchmarks. */
export const instruments = [...funds, ...listed, ...indices];
