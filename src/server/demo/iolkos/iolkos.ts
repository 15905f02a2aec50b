import type { WealthFirm } from '../wealth/wealth-firm.ts';
import { clients } from './clients.ts';
import { exceptions } from './exceptions.ts';
import { textTable } from '../text-table.ts';
import { instruments } from './instruments.ts';

/** The published holdings of some funds of the demonstration's Greek firm, all invented. */
const fundWeights = textTable(`
  symbol | kind       | weights
  AIGPAG | currency   | USD 0.6, EUR 0.17, GBP 0.06, JPY 0.07, CHF 0.05
  AIGPAG | region     | Βόρεια Αμερική 0.62, Ευρώπη 0.27, Αναδυόμενες 0.05
  KENEUR | currency   | EUR 0.61, GBP 0.17, CHF 0.13, SEK 0.06
  KENUSA | currency   | USD 1
  MERISM | currency   | EUR 0.66, GBP 0.21, CHF 0.1
  MERISM | region     | Ευρώπη 0.78, Ηνωμένο Βασίλειο 0.21
  ARGAPO | assetClass | Alternatives 0.55, Fixed Interest 0.25, Equities 0.12, Cash 0.08
  ARGAPO | currency   | EUR 0.88, USD 0.18, GBP -0.06
  VNTWLD | currency   | USD 0.7, EUR 0.09, JPY 0.06, GBP 0.04, CAD 0.03, CHF 0.03
  VNTWLD | region     | Βόρεια Αμερική 0.75, Ευρώπη 0.2, Αναδυόμενες 0.02
`);

const defensive = 'Αμυντικός δείκτης αναφοράς 20/80';
const balanced = 'Ισορροπημένος δείκτης αναφοράς 50/50';
const growth = 'Αναπτυξιακός δείκτης αναφοράς 75/25';

/** The Greek firm of the demonstration: euro, shares and bonds of Greece and Europe. Its people, funds and companies are invented. */
export const iolkos: WealthFirm = {
  seed: 'Iolkos',
  portal: 'Ιωλκός Wealth',
  language: 'el',
  currency: 'EUR',
  idPrefix: '',
  clientDomain: 'tachydromeio.example',
  region: 'Ελλάδα',
  staff: [
    { role: 'admin', name: 'Ελένη Μαυρίδη', email: 'e.mavridi@iolkos.example' },
    {
      role: 'advisor',
      name: 'Νίκος Αλεξίου',
      email: 'n.alexiou@iolkos.example',
      title: 'Πιστοποιημένος επενδυτικός σύμβουλος',
      telephone: '+30 210 000 0142',
    },
    { role: 'advisor', name: 'Δανάη Ρήγα', email: 'd.riga@iolkos.example', title: 'Επενδυτική σύμβουλος', telephone: '+30 210 000 0149' },
    {
      role: 'advisor',
      name: 'Αχιλλέας Σταυρινός',
      email: 'a.stavrinos@iolkos.example',
      title: 'Διαχειριστής χαρτοφυλακίων',
      telephone: '+30 210 000 0156',
    },
    {
      role: 'advisor',
      name: 'Ισμήνη Κορδάτου',
      email: 'i.kordatou@iolkos.example',
      title: 'Επενδυτική σύμβουλος',
      telephone: '+30 210 000 0163',
    },
  ],
  clients,
  instruments,
  exceptions,
  portfolioTypes: {
    GIA: {
      names: ['Κύριο χαρτοφυλάκιο', 'Γενικός λογαριασμός', 'Αποταμίευση', 'Συνταξιοδότηση'],
      opening: [80_000, 2_200_000],
      monthly: [200, 1_500],
      paysIncome: true,
      holdsShares: true,
    },
    Trust: {
      names: ['Οικογενειακό χαρτοφυλάκιο', 'Σπουδές παιδιών', 'Οικογενειακό καταπίστευμα'],
      opening: [200_000, 2_800_000],
      paysIncome: true,
      holdsShares: true,
    },
  },
  mixes: [
    { 'Fixed Interest': 0.74, Equities: 0.1, Alternatives: 0.08, Property: 0.03 },
    { 'Fixed Interest': 0.6, Equities: 0.22, Alternatives: 0.09, Property: 0.05 },
    { 'Fixed Interest': 0.46, Equities: 0.35, Alternatives: 0.09, Property: 0.06 },
    { 'Fixed Interest': 0.33, Equities: 0.46, Alternatives: 0.09, Property: 0.07 },
    { 'Fixed Interest': 0.22, Equities: 0.58, Alternatives: 0.09, Property: 0.06 },
    { 'Fixed Interest': 0.13, Equities: 0.7, Alternatives: 0.08, Property: 0.05 },
    { 'Fixed Interest': 0.06, Equities: 0.82, Alternatives: 0.06, Property: 0.03 },
  ],
  modelNames: ['Διατήρηση κεφαλαίου', 'Αμυντικό', 'Συντηρητικό', 'Ισορροπημένο', 'Ισορροπημένης ανάπτυξης', 'Αναπτυξιακό', 'Δυναμικό'],
  fundWeights,
  benchmarks: [
    { name: defensive, parts: { MXECR: 0.45, MXEGV: 0.3, MXWLE: 0.12, MXGRE: 0.08, MXALE: 0.05 } },
    { name: balanced, parts: { MXECR: 0.25, MXEGV: 0.17, MXWLE: 0.25, MXEUE: 0.13, MXGRE: 0.12, MXALE: 0.08 } },
    { name: growth, parts: { MXECR: 0.15, MXEGV: 0.05, MXWLE: 0.4, MXEUE: 0.17, MXGRE: 0.18, MXALE: 0.05 } },
  ],
  benchmarkOfRisk: [defensive, defensive, balanced, balanced, balanced, growth, growth],
  terms: {
    listedCharge: 12,
    stampDuty: 0.005,
    dollarWithholding: 0.15,
    interest: { 2016: 0, 2022: 0.001, 2023: 0.021, 2024: 0.026, 2025: 0.016, 2026: 0.013 },
  },
  words: {
    opening: 'Αρχική κατάθεση',
    yearly: 'Ετήσια κατάθεση',
    monthly: 'Μηνιαία κατάθεση',
    income: 'Τακτικό εισόδημα',
    payment: '',
    leaving: 'Πλήρης ανάληψη',
    returning: 'Επανακατάθεση',
    foreign: 'Κατάθεση σε δολάρια',
  },
};
