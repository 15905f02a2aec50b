/** Whoever may knock. The investor and the advisor belong to the account of the table's addresses, the others to another account of the same portal. */
export const knockers = ['guest', 'investor', 'otherInvestor', 'advisor', 'otherAdvisor', 'admin'] as const;
export type Knocker = (typeof knockers)[number];

/** A status, or where a redirect leads. */
export type Outcome = number | `→ ${string}`;

export interface AccessRow {
  readonly method: 'GET' | 'POST';
  /** As in routes.ts and in Fastify; the braces are filled from the fixture. */
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<Knocker, Outcome>>;
}

function everybody(outcome: Outcome): AccessRow['outcomes'] {
  return { guest: outcome, investor: outcome, otherInvestor: outcome, advisor: outcome, otherAdvisor: outcome, admin: outcome };
}

const toLogin: Outcome = '→ /login';

/** A page of the account: for its client, its advisors and administrators; for the others it does not exist. */
const ofTheAccount: AccessRow['outcomes'] = {
  guest: toLogin,
  investor: 200,
  otherInvestor: 404,
  advisor: 200,
  otherAdvisor: 404,
  admin: 200,
};

/** For advisors, of their own clients, and administrators; for investors it does not exist. */
const ofTheOffice: AccessRow['outcomes'] = {
  guest: toLogin,
  investor: 404,
  otherInvestor: 404,
  advisor: 200,
  otherAdvisor: 200,
  admin: 200,
};
/** What is not of the portfolio of its address exists for nobody there, whatever else he may see. */
const ofNobody: AccessRow['outcomes'] = { ...everybody(404), guest: toLogin };
const signedInOnly = (outcome: Outcome): AccessRow['outcomes'] => ({ ...everybody(outcome), guest: toLogin });

/** Every address of the product with what everybody gets there. A route that is missing here fails the test. */
export const accessTable: readonly AccessRow[] = [
  { method: 'GET', path: '/health', outcomes: everybody(200) },
  { method: 'GET', path: '/ready', outcomes: everybody(200) },
  { method: 'GET', path: '/', outcomes: everybody(200) },
  { method: 'GET', path: '/nowhere', outcomes: everybody(404) },
  { method: 'GET', path: '/login', outcomes: { ...everybody('→ /portals'), guest: 200 } },
  {
    method: 'POST',
    path: '/login',
    body: { intent: 'password', email: 'nobody@home.example', password: 'x' },
    outcomes: { ...everybody('→ /portals'), guest: 400 },
  },
  { method: 'GET', path: '/logout', outcomes: everybody('→ /') },
  { method: 'POST', path: '/logout', outcomes: everybody(toLogin) },
  { method: 'GET', path: '/preferences', outcomes: everybody('→ /') },
  { method: 'POST', path: '/preferences', body: { theme: 'dark', back: '/' }, outcomes: everybody('→ /') },
  { method: 'GET', path: '/session/activity', outcomes: { ...everybody('→ /'), guest: toLogin } },
  { method: 'POST', path: '/session/activity', outcomes: signedInOnly(200) },
  {
    method: 'GET',
    path: '/portals',
    outcomes: {
      guest: toLogin,
      investor: '→ /dashboard/{portal}/account/{account}',
      otherInvestor: '→ /dashboard/{portal}/account/{otherAccount}',
      advisor: '→ /dashboard/{portal}',
      otherAdvisor: '→ /dashboard/{portal}',
      admin: '→ /dashboard/{portal}',
    },
  },
  { method: 'GET', path: '/dashboard/404', outcomes: everybody(404) },
  {
    method: 'GET',
    path: '/dashboard/:portal',
    outcomes: {
      ...signedInOnly(200),
      investor: '→ /dashboard/{portal}/account/{account}',
      otherInvestor: '→ /dashboard/{portal}/account/{otherAccount}',
    },
  },
  { method: 'GET', path: '/dashboard/:portal/dates', outcomes: signedInOnly(200) },
  { method: 'GET', path: '/dashboard/:portal/data-health', outcomes: ofTheOffice },
  {
    method: 'POST',
    path: '/dashboard/:portal/data-health',
    body: { intent: 'confirm', instrument: '{fund}', days: '2025-01-02' },
    outcomes: { ...ofTheOffice, advisor: 403, otherAdvisor: 403 },
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/data-health',
    body: { intent: 'undo', instrument: '{fund}', days: '2025-01-02' },
    outcomes: { ...ofTheOffice, advisor: 403, otherAdvisor: 403 },
  },
  { method: 'GET', path: '/dashboard/:portal/data-health.csv', outcomes: ofTheOffice },
  { method: 'GET', path: '/api/v1/data-health?portal=:portal', outcomes: { ...ofTheOffice, guest: 401 } },
  { method: 'GET', path: '/dashboard/:portal/calculations', outcomes: signedInOnly(200) },
  { method: 'GET', path: '/dashboard/:portal/calculations/:calculation', outcomes: signedInOnly(200) },
  { method: 'GET', path: '/dashboard/:portal/account/:account', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/account/:account/dates', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/account/:account/explain/:figure', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/account/:account/pdf', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/dates', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/explain/:figure', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/holdings.csv', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/transactions.csv', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/cash.csv', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/contract-notes.csv', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/contract-notes/:note', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/contract-notes/{otherNote}', outcomes: ofNobody },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/contract-notes/{siblingNote}', outcomes: ofNobody },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/funds/:fund', outcomes: ofTheAccount },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/funds/{otherFund}', outcomes: ofNobody },
  { method: 'GET', path: '/dashboard/:portal/portfolio/:portfolio/pdf', outcomes: ofTheAccount },
  { method: 'GET', path: '/internal/paper/portfolio/:portfolio', outcomes: everybody(404) },
  { method: 'GET', path: '/internal/paper/account/:account', outcomes: everybody(404) },
  { method: 'GET', path: '/dev/outbox', outcomes: everybody(200) },
];
