import { adviceRows } from './advice-rows.ts';
import { leadingHome, siteRows } from './site-rows.ts';
import type { AccessActor } from './access-actors.ts';
import { addresses } from '#contracts/pages/addresses.ts';
import type { Who } from '#contracts/pages/page.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import { collectionRows, drawerRows, designers } from './collection-rows.ts';
import { delegateRows } from './delegate-rows.ts';
import { missingLooks, missingRows } from './missing-rows.ts';
import { uploadLooks, uploadRows } from './upload-rows.ts';
import { invitationRows } from './invitation-rows.ts';
import { ledgerLooks, ledgerRows } from './ledger-rows.ts';
import { ownRows } from './own-rows.ts';
import { projectionRows } from './projection-rows.ts';
import { servedRows } from './served-rows.ts';
import { threadLooks, threadRows } from './thread-rows.ts';
import { termsText } from './two-clients.ts';

/** A status, or where a redirect leads. */
export type Outcome = number | `→ ${string}`;
export type Outcomes = Readonly<Record<AccessActor, Outcome>>;

export interface AccessRow {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As in routes.ts and in Fastify; the braces are filled from the fixture. */
  readonly path: string;
  readonly body?: Readonly<Record<string, string>>;
  /** Sent as JSON instead of a form; braces as in the path. */
  readonly json?: object;
  readonly outcomes: Outcomes;
}

function everybody(outcome: Outcome): Outcomes {
  return {
    ...nobodies(outcome),
    investor: outcome,
    otherInvestor: outcome,
    strangerInvestor: outcome,
    unvalidated: outcome,
    delegate: outcome,
    advisor: outcome,
    otherAdvisor: outcome,
    groupAdvisor: outcome,
    strangerAdvisor: outcome,
    companyAdmin: outcome,
    admin: outcome,
    ...viewers(outcome),
  };
}

/** An advisor and an administrator who see the portal as the investor does. */
function viewers(outcome: Outcome) {
  return { viewingAdvisor: outcome, viewingAdmin: outcome };
}

/** A guest, whatever they bring along instead. */
function nobodies(outcome: Outcome) {
  return {
    guest: outcome,
    service: outcome,
    revokedService: outcome,
    pinPending: outcome,
    factorPending: outcome,
    expired: outcome,
    tokenLink: outcome,
    disabled: outcome,
  };
}

const toLogin: Outcome = '→ /login';

/** Signed in, and not on the portal of the address: there is none for them. */
const elsewhere = { strangerInvestor: 404, unvalidated: 404, delegate: 404, strangerAdvisor: 404 } as const;

const signedInOnly = (outcome: Outcome): Outcomes => ({ ...everybody(outcome), ...nobodies(toLogin) });

/** Outcomes for resources that clients own personally, on a portal or not. */
const ofInvestors: Outcomes = {
  ...signedInOnly(404),
  ...viewers(403),
  investor: 200,
  otherInvestor: 200,
  strangerInvestor: 200,
  unvalidated: 200,
  delegate: 200,
};

/** For the delegate alone, whoever else may see what is shared. */
const ofDelegates: Outcomes = { ...signedInOnly(404), ...viewers(403), delegate: 200 };

/** The redirect that removes a token from the address of a page. */
const toEnter: Outcome = '→ /enter';

const onThePortal = (outcome: Outcome): Outcomes => ({ ...signedInOnly(outcome), ...elsewhere, tokenLink: toEnter });

/** Returns the outcomes of a form, which is never a followed link. */
const posted = (outcomes: Outcomes): Outcomes => ({ ...outcomes, tokenLink: toLogin });

/** Outcomes for resources of the account. Its client, advisers and administrators have access. For all others it appears not to exist. */
const ofTheAccountElse = (others: Outcome): Outcomes => ({ ...onThePortal(200), otherInvestor: others, otherAdvisor: others });
const ofTheAccount = ofTheAccountElse(404);
const toPortal: Outcome = '→ /dashboard/{portal}';

/** For advisors, of their own clients, and administrators; for investors it does not exist. */
const ofPortalStaff: Outcomes = { ...onThePortal(200), ...viewers(404), investor: 404, otherInvestor: 404 };

/** The pages of the firm's people: clients, and anyone who sees the portal as one, are sent to their portals. */
const notForClients = (outcomes: Outcomes): Outcomes => ({
  ...outcomes,
  ...viewers('→ /portals'),
  investor: '→ /portals',
  otherInvestor: '→ /portals',
});

/** For advisers and administrators, on whatever portal; for investors it does not exist. */
function ofStaff(outcome: Outcome): Outcomes {
  return {
    ...signedInOnly(outcome),
    ...viewers(404),
    investor: 404,
    otherInvestor: 404,
    strangerInvestor: 404,
    unvalidated: 404,
    delegate: 404,
  };
}

/** For those who own the portal, of whom there is none here, and for administrators; for everyone else it does not exist. */
function ofKeepers(outcome: Outcome): Outcomes {
  return { ...onThePortal(404), companyAdmin: outcome, admin: outcome };
}

/** As before, and what administrators alone may change. */
const ofAdministrators: Outcomes = { ...ofPortalStaff, ...viewers(403), advisor: 403, otherAdvisor: 403, groupAdvisor: 403 };

/** Outcomes for a person's own resources, which are hidden from a user who views the portal as a client. */
const asOneself = (outcome: Outcome): Outcomes => ({ ...signedInOnly(outcome), ...viewers(403) });

/** For administrators alone; everyone else is asked to sign in as one. */
function forAdmins(outcome: Outcome): Outcomes {
  return { ...everybody('→ /'), ...viewers(403), companyAdmin: outcome, admin: outcome };
}

/** Outcomes for an administrator's own resources. A guest must sign in first. */
const ofAdministratorsOwn = (outcome: Outcome): Outcomes => ({ ...forAdmins(outcome), ...nobodies(toLogin) });

/** As the fixture's organisation stands: nothing changes. */
const organisationForm = {
  name: 'House',
  url: '',
  domain: '',
  'address-1': '',
  'address-3': '',
  postcode: '',
  city: '',
  country: '',
};

/** Nothing is said of how someone is reached. */
const unreached = { telephone: '', profileUrl: '', linkedin: '', 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };

/** Outcomes for calls by the account's managers, or by a system with access to it. Its client may only read it; for all others it does not exist. */
const overTheApi = (ofManagers: Outcome, ofClient: Outcome): Outcomes => ({
  ...everybody(404),
  ...viewers(403),
  ...nobodies(401),
  service: ofManagers,
  investor: ofClient,
  advisor: ofManagers,
  groupAdvisor: ofManagers,
  companyAdmin: ofManagers,
  admin: ofManagers,
});

/** Outcomes for resources outside the portfolio of the address. There they exist for nobody, whatever else the actor may see. */
const ofNobody: Outcomes = { ...onThePortal(404), otherInvestor: toPortal, otherAdvisor: toPortal };

/** For the client who was asked and has handed in what they were asked for; for the others on the portal there is nothing. */
const ofTheAsked = (outcome: Outcome): Outcomes => ({ ...onThePortal(404), ...viewers(403), investor: outcome });

/** The outcomes of a page by its audience. */
const byWho: Readonly<Record<Who, Outcomes>> = {
  everybody: everybody(200),
  signedIn: signedInOnly(200),
  oneself: asOneself(200),
  client: ofInvestors,
  delegate: ofDelegates,
  administrator: forAdmins(200),
  signedInAdministrator: ofAdministratorsOwn(200),
  member: onThePortal(200),
  memberAsOneself: { ...onThePortal(200), ...viewers(403) },
  withPortfolio: onThePortal(200),
  withProjections: onThePortal(200),
  professional: notForClients(ofPortalStaff),
  printer: everybody(404),
  mailer: everybody(404),
  inDemo: everybody(200),
  developer: everybody(404),
};

const toAccount: Outcome = '→ /dashboard/{portal}/account/{account}';
const ofProjections: Outcomes = { ...onThePortal(200), otherInvestor: '→ /', otherAdvisor: '→ /' };

/** The pages and twins of which someone gets something else, by what the router calls them. */
const special: Readonly<Partial<Record<PageName | `${PageName}${'/' | '.'}${string}`, Outcomes>>> = {
  login: { ...everybody('→ /portals'), ...nobodies(200) },
  signup: { ...everybody('→ /portals'), ...nobodies(200) },
  // The firm offers no one to sign in with: identities.db.test.ts asks where one does.
  askProvider: everybody(404),
  returnFromProvider: everybody(404),
  logout: signedInOnly(200),
  ...leadingHome({ everybody }),
  sessionActivity: signedInOnly('→ /'),
  stopViewing: signedInOnly('→ /'),
  clientReport: signedInOnly(404),
  organisationLogo: { ...signedInOnly(404), companyAdmin: 200, admin: 200 },
  personPhoto: {
    ...signedInOnly(404),
    ...viewers(200),
    investor: 200,
    advisor: 200,
    groupAdvisor: 200,
    companyAdmin: 200,
    admin: 200,
  },
  portals: {
    ...signedInOnly('→ /dashboard/{portal}'),
    strangerInvestor: '→ /dashboard/{otherPortal}',
    unvalidated: 200,
    delegate: '→ /shared',
    strangerAdvisor: '→ /dashboard/{otherPortal}',
    companyAdmin: 200,
    admin: 200,
  },
  newPortal: ofStaff(200),
  'notifications/:notification': asOneself(404),
  submission: forAdmins(404),
  reconciliation: forAdmins(404),
  'reconciliation/result.csv': forAdmins(404),
  unknownCollection: forAdmins('→ /'),
  ...designers(forAdmins(404)),
  record: forAdmins('→ /admin/{collection}'),
  'record/:tab': forAdmins('→ /admin/{collection}'),
  dashboardNotFound: everybody(404),
  nowhere: everybody(404),
  settings: notForClients(ofKeepers(200)),
  ...uploadLooks({ everybody, onThePortal, notForClients, ofTheAccountElse }),
  drawer: notForClients(ofKeepers(200)),
  process: ofTheAsked(200),
  processAnswers: notForClients(onThePortal(404)),
  adviceOfClient: notForClients(ofTheAccountElse(404)),
  account: ofTheAccountElse('→ /dashboard/404'),
  'account/:section': ofTheAccountElse('→ /dashboard/404'),
  accountDelegates: notForClients(ofTheAccountElse(404)),
  'account/dates': ofTheAccount,
  'account/explain/:figure': ofTheAccount,
  'account/pdf': ofTheAccount,
  'account/export': ofTheAccount,
  'account/holdings/:holding': ofTheAccount,
  'account/breakdown': ofTheAccount,
  'account/client': ofTheAccount,
  'account/view-as': onThePortal(toAccount),
  'account/invite': onThePortal(toAccount),
  portfolio: ofTheAccountElse(toPortal),
  'portfolio/:section': ofTheAccountElse(toPortal),
  'portfolio/dates': ofTheAccount,
  'portfolio/explain/:figure': ofTheAccount,
  'portfolio/pdf': ofTheAccount,
  'portfolio/holdings/:holding': ofTheAccount,
  'portfolio/breakdown': ofTheAccount,
  'portfolio/notes/:note': ofTheAccount,
  'portfolio/:file.csv': ofTheAccount,
  ...ledgerLooks({ onThePortal, viewers }),
  editHoldings: notForClients({ ...onThePortal(200), otherAdvisor: 404 }),
  editTransactions: notForClients({ ...onThePortal(200), otherAdvisor: 404 }),
  ...threadLooks({ onThePortal, ofTheAccount, notForClients }),
  fund: ofTheAccountElse(toPortal),
  contractNote: ofTheAccountElse(toPortal),
  projections: ofProjections,
  'projections/funds': { ...onThePortal(200), otherInvestor: 404, otherAdvisor: 404 },
  ...missingLooks({ onThePortal }),
  'projections/projection.csv': { ...onThePortal(404), otherInvestor: '→ /', otherAdvisor: '→ /' },
};

/** Every page and twin, looked at. */
const looks = addresses.map(({ id, path, page }): AccessRow => {
  const outcomes = special[id as PageName] ?? byWho[pages[page].who];
  return { method: 'GET', path: path.replace('*', 'nowhere'), outcomes };
});

/** Every address of the product with what everyone gets there: looks at all pages, and what else someone may send or ask. */
export const accessTable: readonly AccessRow[] = [
  ...looks,
  ...['/health', '/ready'].map((path): AccessRow => ({ method: 'GET', path, outcomes: everybody(200) })),
  {
    method: 'POST',
    path: '/login',
    body: { intent: 'password', email: 'nobody-{accessActor}@home.example', password: 'x' },
    outcomes: { ...everybody('→ /portals'), ...nobodies(400) },
  },
  {
    method: 'POST',
    path: '/login',
    body: { intent: 'reset', email: 'nobody' },
    outcomes: { ...everybody('→ /portals'), ...nobodies(400) },
  },
  ...[
    { intent: 'pin', pin: '000000' },
    { intent: 'code', code: '000000' },
    { intent: 'recovery', code: 'aaaaa-aaaaa' },
    { intent: 'passkey', credential: '{}' },
  ].map((body): AccessRow => ({ method: 'POST', path: '/login', body, outcomes: { ...everybody('→ /portals'), ...nobodies(400) } })),
  { method: 'POST', path: '/login/:provider', outcomes: everybody(404) },
  {
    method: 'POST',
    path: '/signup',
    body: { intent: 'signup', 'form-key': '{formKey}', email: 'nobody@home.example', password: 'correct horse 1' },
    outcomes: { ...everybody('→ /portals'), ...nobodies(400) },
  },
  { method: 'POST', path: '/verify/:token', body: { 'form-key': '{formKey}' }, outcomes: everybody(400) },
  { method: 'POST', path: '/reset/:token', body: { password: 'correct horse 1' }, outcomes: { ...everybody(400), tokenLink: toLogin } },
  { method: 'POST', path: '/email/:token', outcomes: { ...everybody(400), ...viewers(403) } },
  { method: 'POST', path: '/email-undo/:token', outcomes: { ...everybody(400), ...viewers(403) } },
  {
    method: 'POST',
    path: '/invite/:token',
    body: { password: 'correct horse 1', terms: 'accepted', 'form-key': '{formKey}' },
    outcomes: everybody(400),
  },
  { method: 'POST', path: '/enter', outcomes: everybody(400) },
  { method: 'POST', path: '/logout', outcomes: everybody(toLogin) },
  { method: 'POST', path: '/preferences', body: { theme: 'dark', back: '/' }, outcomes: { ...everybody('→ /'), ...viewers(403) } },
  { method: 'POST', path: '/preferences', body: { introduction: 'hidden', back: '/' }, outcomes: { ...everybody('→ /'), ...viewers(403) } },
  ...siteRows({ everybody, nobodies }),
  { method: 'POST', path: '/session/activity', outcomes: signedInOnly(200) },
  { method: 'GET', path: '/portals/:portal/logo/{photo}', outcomes: everybody(404) },
  { method: 'GET', path: '/organisations/:organisation/logo/{logo}', outcomes: signedInOnly(404) },
  { method: 'GET', path: '/people/:pictured/photo/{logo}', outcomes: signedInOnly(404) },
  { method: 'POST', path: '/admin/maintenance', body: { intent: 'end' }, outcomes: forAdmins(200) },
  { method: 'POST', path: '/admin/reconciliations', body: { intent: 'begin' }, outcomes: forAdmins(400) },
  { method: 'POST', path: '/admin/reconciliations/:reconciliation', body: { intent: 'reopen', row: '1' }, outcomes: forAdmins(404) },
  {
    method: 'POST',
    path: '/profile/organisation',
    body: { intent: 'save', version: '1', ...organisationForm },
    outcomes: ofAdministratorsOwn(404),
  },
  {
    method: 'POST',
    path: '/admin/organisations?open={organisation}',
    body: { intent: 'save', version: '1', ...organisationForm },
    outcomes: forAdmins(200),
  },
  ...collectionRows(forAdmins),
  ...drawerRows({ notForClients, posted, onThePortal, ofTheAccountElse }),
  { method: 'POST', path: '/profile/organisation', body: { intent: 'clear-logo' }, outcomes: ofAdministratorsOwn(404) },
  ...[
    { intent: 'set-logo', logo: 'x.png' },
    { intent: 'clear-logo', organisation: '{organisation}' },
  ].map((body): AccessRow => ({
    method: 'POST',
    path: '/admin/organisations?open={organisation}',
    body,
    outcomes: forAdmins(400),
  })),
  {
    method: 'POST',
    path: '/admin/portals?open={portal}',
    body: { intent: 'publish', 'form-key': '{formKey}', after: '1', 'text-en': termsText },
    outcomes: forAdmins(400),
  },
  {
    method: 'POST',
    path: '/terms/:portal',
    body: { intent: 'accept', version: '1' },
    outcomes: { ...everybody(403), ...nobodies(401), investor: toPortal, otherInvestor: toPortal },
  },
  ...delegateRows({ ofDelegates, signedInOnly, viewers, onThePortal, posted, notForClients }),
  { method: 'POST', path: '/profile/notifications', body: {}, outcomes: asOneself(200) },
  ...ownRows(asOneself),
  { method: 'POST', path: '/profile/me', body: { intent: 'end-others' }, outcomes: asOneself(200) },
  { method: 'POST', path: '/profile/me', body: { intent: 'clear-photo' }, outcomes: asOneself(200) },
  { method: 'POST', path: '/profile/me', body: { intent: 'set-photo', photo: 'me.png' }, outcomes: asOneself(400) },
  { method: 'POST', path: '/profile/me', body: { intent: 'contact', version: '1', ...unreached }, outcomes: asOneself(200) },
  ...['begin-app', 'begin-passkey'].map(
    (intent) => ({ method: 'POST', path: '/profile/me', body: { intent }, outcomes: asOneself(200) }) as const,
  ),
  ...[
    { intent: 'confirm-app', code: '000000' },
    { intent: 'remove-app' },
    { intent: 'make-codes' },
    { intent: 'unlink-identity', provider: 'google' },
    { intent: 'allow-identity', provider: 'google' },
    { intent: 'change-email', email: 'nobody' },
    { intent: 'confirm-phone', pin: '000000' },
    { intent: 'add-passkey', name: 'x', credential: '{}' },
  ].map((body): AccessRow => ({
    method: 'POST',
    path: '/profile/me',
    body,
    outcomes: asOneself(400),
  })),
  { method: 'POST', path: '/portals/new', body: { intent: 'create', 'form-key': '{formKey}', name: '' }, outcomes: ofStaff(400) },
  {
    method: 'POST',
    path: '/dashboard/:portal/waiting',
    body: { intent: 'validate', account: '{account}' },
    outcomes: notForClients(posted({ ...ofTheAccountElse(404), advisor: 400, groupAdvisor: 400, companyAdmin: 400, admin: 400 })),
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/settings',
    body: { intent: 'save', version: '1', name: '' },
    outcomes: notForClients(posted(ofKeepers(400))),
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/settings',
    body: { intent: 'add-owner', person: '' },
    outcomes: notForClients(posted(ofKeepers(400))),
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/settings',
    body: { intent: 'remove-owner', person: '{pictured}' },
    outcomes: notForClients(posted(ofKeepers(404))),
  },
  ...[':process', 'kyc'].flatMap((process): AccessRow[] => [
    { method: 'GET', path: `/dashboard/:portal/processes/${process}`, outcomes: ofTheAsked(200) },
    {
      method: 'POST',
      path: `/dashboard/:portal/processes/${process}`,
      body: { intent: 'circumstances', submission: '{submission}', step: 'about', version: '1', nationality: 'Other' },
      outcomes: posted(ofTheAsked(400)),
    },
  ]),
  ...adviceRows({ onThePortal, posted, viewers }),
  { method: 'GET', path: '/dashboard/:portal/processes/{account}', outcomes: { ...onThePortal(404), ...viewers(403) } },
  ...['confirm', 'undo'].map((intent): AccessRow => ({
    method: 'POST',
    path: '/dashboard/:portal/data-health',
    body: { intent, instrument: '{fund}', days: '2025-01-02' },
    outcomes: notForClients(posted(ofAdministrators)),
  })),
  ...[
    { path: '/dashboard/:portal/removed', body: { intent: 'restore', collection: 'accounts', record: '{account}' }, outcome: 404 },
    { path: '/dashboard/:portal/imports', body: { intent: 'create' }, outcome: 400 },
    { path: '/dashboard/:portal/imports', body: { intent: 'delete-layout', layout: '{account}' }, outcome: 404 },
    { path: '/dashboard/:portal/imports/:import', body: { intent: 'import' }, outcome: 404 },
    { path: '/dashboard/:portal/imports/:import', body: { intent: 'correct', row: '2', 'cell-0': 'x' }, outcome: 404 },
    { path: '/dashboard/:portal/imports/:import', body: { intent: 'map-save' }, outcome: 400 },
  ].map(({ path, body, outcome }): AccessRow => ({ method: 'POST', path, body, outcomes: notForClients(posted(onThePortal(outcome))) })),
  ...threadRows({ onThePortal, posted, viewers, ofTheAccount, notForClients }),
  ...uploadRows({ everybody, nobodies, elsewhere, ofTheAccount, onThePortal, viewers, forAdmins, notForClients, posted }),
  { method: 'GET', path: '/api/v1/data-health?portal=:portal', outcomes: { ...ofPortalStaff, ...nobodies(401), service: 404 } },
  {
    method: 'DELETE',
    path: '/api/v1/cache',
    outcomes: { ...everybody(404), ...viewers(404), ...nobodies(401), service: 404, companyAdmin: 200, admin: 200 },
  },
  { method: 'POST', path: '/api/v1/callables/inviteClient', json: { data: { accountId: '{account}' } }, outcomes: overTheApi(403, 403) },
  {
    method: 'POST',
    path: '/api/v1/callables/sendEmail',
    json: { data: { accountId: '{account}', message: { template: 'news' } } },
    outcomes: overTheApi(200, 403),
  },
  {
    method: 'POST',
    path: '/api/v1/callables/verifyEmail',
    json: { data: { uid: '{disabled}', verified: true } },
    outcomes: { ...everybody(404), ...viewers(403), ...nobodies(401), service: 404, companyAdmin: 200, admin: 200 },
  },
  ...servedRows({ everybody, viewers, nobodies, overTheApi, ofTheAccount: { ...ofTheAccount, tokenLink: toLogin } }),
  {
    method: 'POST',
    path: '/dashboard/:portal/account/:account/view-as',
    outcomes: posted({
      ...onThePortal('→ /dashboard/{portal}/account/{account}'),
      ...viewers(403),
      investor: 403,
      otherInvestor: 404,
      otherAdvisor: 404,
    }),
  },
  { method: 'GET', path: '/api/v1/events', outcomes: { ...everybody(406), ...nobodies(401) } },
  { method: 'POST', path: '/view-as/stop', outcomes: { ...signedInOnly('→ /portals'), ...viewers(toAccount) } },
  ...['holdings', 'transactions', 'cash-transactions', 'contract-notes'].map((file): AccessRow => {
    return { method: 'GET', path: `/dashboard/:portal/portfolio/:portfolio/${file}.csv`, outcomes: ofTheAccount };
  }),
  ...['contract-notes/{otherNote}', 'contract-notes/{siblingNote}', 'funds/{otherFund}'].map((part): AccessRow => {
    return { method: 'GET', path: `/dashboard/:portal/portfolio/:portfolio/${part}`, outcomes: ofNobody };
  }),
  ...missingRows({ onThePortal }),
  ...invitationRows({ onThePortal, posted, notForClients, ofPortalStaff, forAdmins }),
  ...projectionRows({ onThePortal, viewers, posted }),
  ...ledgerRows({ onThePortal, viewers, posted }),
];
