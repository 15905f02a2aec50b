import { describe, expect, test } from 'vitest';
import { calculationTopics } from '#contracts/reports/calculations.ts';
import type { Locale } from '#contracts/ids.ts';
import type { Inline, Prose } from '#contracts/prose.ts';
import { calculationPage } from '#server/operations/calculations/calculation-pages.ts';
import { variants } from '#variants/registry.ts';
import { english } from '#wording/english.ts';
import { greek } from '#wording/greek.ts';

/**
 * Words that docs/words.md forbids, and what stands for them. `except`: keys whose text may have the word, with the reason; of the firms' own
 * texts they begin with `variants`, of the pages about figures with `calculations`.
 */
interface Rule {
  readonly not: RegExp;
  readonly use: string;
  readonly except?: Readonly<Record<string, string>>;
}

const specified = 'fixed by the specification';

const ofEnglish: readonly Rule[] = [
  { not: /\b(whoever|somebody|nobody|anybody|everybody|himself)\b/i, use: 'anyone, someone, no one, they' },
  { not: /\be-mails?\b|\bmail(s|ed|box)?\b/i, use: 'email' },
  { not: /\btelephone\b/i, use: 'phone' },
  { not: /\blog(ged)? (in|out)\b/i, use: 'sign in, sign out', except: { 'signIn.signedOut': specified } },
  { not: /\bpresent password\b/i, use: 'current password' },
  { not: /\b(second factor|2FA)\b/i, use: 'two-step verification, second step' },
  { not: /\b(good once|is good|are good)\b/i, use: 'works once, expires' },
  { not: /\b(is|are|was) not right\b/i, use: 'incorrect' },
  { not: /\bmeanwhile\b/i, use: 'in the meantime' },
  { not: /\b(any more|anew|all the same)\b/i, use: 'no longer, again, anyway' },
  { not: /\bswitch(ed)? (on|off)\b/i, use: 'turn on, turn off' },
  { not: /\bpictures?\b/i, use: 'image, chart' },
  { not: /\bvalidat(e|es|ed)\b/i, use: 'approve' },
  { not: /\bturn(ed)? down\b/i, use: 'reject' },
  { not: /\b(hand|handed) in\b/i, use: 'submit' },
  { not: /\b(take|takes|taken) (away|out)\b/i, use: 'remove, withdraw, download' },
  { not: /\bask(ed)? for the form\b/i, use: 'request' },
  { not: /\bcustomers?\b/i, use: 'client' },
  {
    not: /\badvisors?\b/i,
    use: 'adviser',
    except: {
      'collections.people.options.job.financial-advisor': specified,
      'contact.jobs.financial-advisor': specified,
      'collections.accounts.required.owner': specified,
    },
  },
  { not: /\badmins?\b/i, use: 'administrator', except: { 'error.no-organisation': specified } },
  {
    not: /\bpersons?\b/i,
    use: 'user',
    except: {
      'invitation.expired': 'the sender of the invitation need not be a user',
      'variants.default.onboardingForm.steps.3.fields.0.help': 'a term of the law',
      'variants.default.onboardingForm.steps.3.fields.0.label': 'a term of the law',
      'variants.default.onboardingForm.steps.3.fields.2.label': 'a term of the law',
    },
  },
  {
    not: /\bexternal id\b/,
    use: 'external ID',
    except: { 'error.external-id-missing': specified, 'report.externalIdUnmatched': specified },
  },
  { not: /\bquarantine\b/i, use: 'price on hold' },
  { not: /\bas of\b/i, use: 'as at' },
  { not: /\b(stale|older than its market)\b/i, use: 'out of date, last priced' },
  { not: /\binstruments?\b/i, use: 'security' },
  { not: /\bwhat is held\b/i, use: 'holdings' },
  { not: /\bwithout risk\b/i, use: 'risk-free rate' },
  { not: /\bdeepest\b/i, use: 'largest fall, lowest point' },
  { not: /\bmade good\b/i, use: 'recovered' },
  { not: /\bstretch(es)?\b/i, use: 'period' },
  { not: /\bcosts of dealing\b/i, use: 'dealing costs' },
  { not: /\b(yearly|p\.a\.)/i, use: 'annual, annualised, a year' },
  {
    not: /(?<!percentage |% |\{)\bpoints\b/i,
    use: 'percentage points',
    except: { 'collections.posts.fields.keypoints': 'of a text' },
  },
  { not: /\bper ?cent\b/i, use: '%' },
  {
    not: /\b(promised|given back|paid back|may be called again|moved forward)\b/i,
    use: 'commitment, distributed, recallable, rolled forward',
  },
  { not: /\bpublic market (?!equivalent)/i, use: 'public market equivalent' },
  { not: /\b(cannot be given|not be given)\b/i, use: 'not available: reason' },
  { not: /!/, use: 'a full stop', except: { 'signIn.signedOut': specified, 'site.errorText': specified } },
  {
    not: /'|\b\w+n’t\b|\b(we|you|they)’(ve|re|ll)\b/i,
    use: 'no contraction, and ’ as apostrophe',
    except: { 'site.errorText': specified, 'error.unforeseen': specified },
  },
  { not: /\(s\)/, use: 'a plural form' },
  { not: /\bplease\b.*\bplease\b/i, use: 'please at most once' },
];

/** A word, not a part of one: \b does not know Greek letters. */
const word = (text: string) => new RegExp(`(?<!\\p{L})(?:${text})(?!\\p{L})`, 'iu');

const ofGreek: readonly Rule[] = [
  { not: word('πινακίδας?'), use: 'πινακίδιο' },
  { not: word('ρυθμ(ός|ού|ό|οί|ών|ούς)'), use: 'ποσοστό απόδοσης, απόδοση' },
  {
    not: word('επιτόκιο(?! μηδενικού κινδύνου)'),
    use: 'ποσοστό απόδοσης',
    except: {
      'calculations.internal-rate-of-return': 'of money lent and borrowed',
      'calculations.risk': 'the risk-free rate again, in a formula',
      'explanation.method.sortino': 'the risk-free rate again',
    },
  },
  { not: word('(χωρίς κίνδυνο)'), use: 'μηδενικού κινδύνου' },
  { not: /περιηγητ/iu, use: 'πρόγραμμα περιήγησης' },
  { not: word('άκυρο'), use: 'ακύρωση' },
  { not: word('φόρμας?|φόρμες'), use: 'έντυπο' },
  { not: /ηλεκτρονικ(ό|ού) ταχυδρομεί/iu, use: 'e-mail' },
  { not: /σβήσ|σβησ/iu, use: 'διαγραφή' },
  { not: /αδιάβαστ/iu, use: 'μη αναγνωσμένο' },
  { not: word('προβολή όλων'), use: 'εμφάνιση όλων' },
  { not: /κατ[εέ]βασ|κατεβάσ/iu, use: 'λήψη' },
  { not: /καραντίν/iu, use: 'σε αναμονή ελέγχου' },
  { not: word('ίχνος|ίχνους'), use: 'αρχείο ενεργειών' },
  { not: /ασύνδετ/iu, use: 'χωρίς χρήστη' },
  { not: word('βάρος|βάρους|βάρη|βαρών'), use: 'στάθμιση' },
  { not: /βαθύτερ/iu, use: 'μέγιστη, χαμηλότερο' },
  { not: word('κληθέντα|κληθέντων'), use: 'κληθέν κεφάλαιο' },
  {
    not: word('απομένουν'),
    use: 'υπόλοιπο δέσμευσης',
    except: {
      'calculations.bond-statistics': 'of coupons',
      'secondFactor.codesLeft_other': 'of codes, in a sentence',
    },
  },
  { not: /πραγματοποιημέν/iu, use: 'πραγματοποιηθέν' },
  { not: /εκατοστιαί/iu, use: 'ποσοστιαίες μονάδες' },
  {
    not: /(?<!ποσοστιαίες |ποσ\. )(?<!\p{L})μονάδες(?!\p{L})/iu,
    use: 'ποσοστιαίες μονάδες, τεμάχια, ποσότητα',
    except: { 'calculations.price-quality': 'pounds and pence' },
  },
  { not: word('(δεν )?μπόρεσ(ε|αν|αμε)'), use: 'δεν φορτώθηκε' },
  { not: word('σ?τον χρόνο'), use: 'διαχρονικά, ανά έτος' },
  { not: word('μετρά|μετρούν'), use: 'υπολογίζεται, λαμβάνεται υπόψη' },
  { not: /σ[αά]ς βάζει μέσα|στέκει|φέρνουμε|έρχεται|πώς πήγ|τι έκαν/iu, use: 'Greek, not the English word for word' },
  { not: word('όποιος|όποια'), use: 'όσοι' },
  { not: word('ποιος είστε|αυτός είστε'), use: 'την ταυτότητά σας' },
  { not: /συνδεδεμένο(ι|ς|υς)/iu, use: 'σε σύνδεση, έχετε συνδεθεί' },
  { not: /πλουσι|(?<!\p{L})τύχη(?!\p{L})|τα λέμε/iu, use: 'a sober word' },
  { not: word('μετρητά|μετρητών'), use: 'ρευστά διαθέσιμα, χρηματικές' },
  {
    not: word('θέμα|θέματος'),
    use: 'εμφάνιση',
    except: Object.fromEntries(
      [
        'collections.message-templates.fields.subject',
        'collections.message-templates.find',
        'collections.message-templates.noneFoundText',
        'collections.message-templates.text',
        'error.subject-required',
        'error.subject-too-long',
        'threads.find',
        'threads.findOwn',
        'threads.noSubject',
        'threads.subject',
      ].map((key) => [key, 'the subject of a message, not a theme']),
    ),
  },
  { not: /αποκλεισ/iu, use: 'απενεργοποίηση' },
  { not: /(?<!\p{L})(στελέχ|στέλεχ)/iu, use: 'σύμβουλοι' },
  {
    not: word('πρόσωπο|προσώπου|πρόσωπα|προσώπων'),
    use: 'χρήστης',
    except: {
      'signIn.passkeyLead': 'the face',
      'variants.default.onboardingForm.steps.3.fields.0.label': 'a term of the law',
      'variants.default.onboardingForm.steps.3.fields.2.label': 'a term of the law',
    },
  },
  { not: /πελάτ(ης|η|ες) API/iu, use: 'σύνδεση API' },
  { not: word('μυστικό(?! κλειδί)'), use: 'μυστικό κλειδί' },
  {
    not: /(?<!\p{L})δείκτη[ςν]?(?!\p{L}| αναφοράς| Sharpe| Sortino| πληροφόρησης)/iu,
    use: 'δείκτης αναφοράς',
    except: {
      'calculations.benchmark': 'what a benchmark is made of',
      'calculations.contribution': 'a return as an index',
      'calculations.discrete-returns': 'a return as an index',
      'calculations.drawdown': 'a return as an index',
      'calculations.monthly-returns': 'a return as an index',
      'calculations.public-market-equivalent': 'of a stock exchange',
      'calculations.simulated-returns': 'a return as an index',
      'collections.securities.filters.type.Index': 'an index as a security',
      'collections.holdings.options.type.Index': 'an index as a security',
      'collections.securities.options.type.Index': 'an index as a security',
      'instrumentTypes.Index': 'an index as a security',
    },
  },
  {
    not: /(?<!\p{L})διαχειριστ(ής|ή|ές|ών)(?!\p{L}| συστήματος| επενδύσεων| του κεφαλαίου)/iu,
    use: 'διαχειριστής συστήματος',
    except: {
      'calculations.capital-account': 'the manager of the money',
      'calculations.j-curve': 'the manager of the money',
      'calculations.private-equity': 'the manager of the money',
      'error.no-organisation': 'of the firm',
      'privateEquity.footer': 'the manager of the money',
      'privateEquity.footerPlain': 'the manager of the money',
    },
  },
  { not: /καθαρή IRR|(?<!\p{L})το καθαρό IRR/iu, use: 'καθαρός IRR' },
  { not: word('ως (τις|την|να|τώρα|τότε|το τέλος)'), use: 'έως' },
  { not: word('προ (φόρων|χρεώσεων|εξόδων)'), use: 'πριν από' },
  { not: word('έξοδα|εξόδων'), use: 'χρεώσεις, κόστος συναλλαγών' },
  { not: word('γέφυρας?'), use: 'πώς διαμορφώθηκε η αξία' },
  {
    not: /υπόσχεσ|υποσχ[εέ]θ/iu,
    use: 'δέσμευση',
    except: {
      'calculations.projection': 'a promise, not a commitment',
      'projections.assumptionsText': 'a promise, not a commitment',
    },
  },
  { not: /αποταμιευτικ/iu, use: 'επενδυτικός λογαριασμός ISA' },
  { not: /παράγοντ/iu, use: 'βήμα' },
  { not: /τωριν/iu, use: 'τρέχων' },
  {
    not: word('περιουσίας?'),
    use: 'συνολική αξία',
    except: {
      'variants.default.brand.landing.header': 'wealth, of a firm that manages it',
      'variants.default.onboardingForm.steps.1.fields.4.label': 'wealth, not a value that is computed',
      'variants.greek.brand.descriptor': 'wealth, of a firm that manages it',
    },
  },
  { not: /᾽|'/u, use: '’' },
  { not: /\d %/u, use: 'no space before %' },
];

function textsOf(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, each]) => textsOf(each, key === '' ? name : `${key}.${name}`));
}

/** The texts of a language below `value`, wherever an object has one for each. */
function textsIn(locale: Locale, value: unknown, key: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'el' in value) return textsOf(value[locale], key);
  return Object.entries(value).flatMap(([name, each]) => textsIn(locale, each, `${key}.${name}`));
}

/** Returns the texts of the pages about figures, without formulas and code. */
async function textsOfCalculations(locale: Locale): Promise<[string, string][]> {
  const pages = await Promise.all(
    Object.values(calculationTopics)
      .flat()
      .map(async (id) => {
        const { title, lead, sections } = await calculationPage(id, locale);
        const written = sections.flatMap(({ heading, body }) => [heading, ...body.flatMap(wordsOf)]);
        return [title, wordsIn(lead), ...written].map((text): [string, string] => [`calculations.${id}`, text]);
      }),
  );
  return pages.flat();
}

function wordsOf(prose: Prose): string[] {
  if (prose.kind === 'formula') return [];
  if (prose.kind === 'list') return prose.items.flat().flatMap(wordsOf);
  if (prose.kind === 'table') return [...prose.columns.map(({ heading }) => heading), ...prose.rows.flat()].map(wordsIn);
  return [wordsIn(prose.text)];
}

function wordsIn(text: readonly Inline[]): string {
  return text.map((each) => (each.kind === 'words' ? each.words : each.kind === 'symbol' ? '' : wordsIn(each.text))).join('');
}

describe.each([
  ['English', 'en', english, ofEnglish],
  ['Greek', 'el', greek, ofGreek],
] as const)('%s', async (_language, locale, catalogue, rules) => {
  const texts = [...textsOf(catalogue, ''), ...textsIn(locale, variants, 'variants'), ...(await textsOfCalculations(locale))];

  test.each(rules.map((rule) => [rule.use, rule] as const))('%s', (_use, { not, except = {} }) => {
    const found = texts.filter(([, text]) => not.test(text)).map(([key]) => key);
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(except).toSorted());
  });
});
