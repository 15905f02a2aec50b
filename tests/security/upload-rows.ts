import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Words {
  readonly everybody: (outcome: Outcome) => Outcomes;
  readonly nobodies: (outcome: Outcome) => Partial<Outcomes>;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly elsewhere: Partial<Outcomes>;
  readonly ofTheAccount: Outcomes;
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly forAdmins: (outcome: Outcome) => Outcomes;
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
}

interface LookWords {
  readonly everybody: (outcome: Outcome) => Outcomes;
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
  readonly ofTheAccountElse: (outcome: Outcome) => Outcomes;
}

/** There are none: import-attacks.db.test.ts asks for imports of others, documents.db.test.ts for files, media.db.test.ts for those of media. */
export const uploadLooks = ({ everybody, onThePortal, notForClients, ofTheAccountElse }: LookWords) => ({
  mediaFile: everybody(404),
  import: notForClients(onThePortal(404)),
  'import/problems.csv': notForClients(onThePortal(404)),
  'library/:document/file': onThePortal(404),
  'library/names': onThePortal(400),
  'library/holdings': onThePortal(400),
  'newDelivery/reach': notForClients(onThePortal(400)),
  delivery: notForClients(onThePortal(404)),
  accountDocuments: ofTheAccountElse('→ /dashboard/404'),
  accountForm: notForClients(ofTheAccountElse(404)),
  portfolioDocuments: ofTheAccountElse('→ /dashboard/{portal}'),
});

/** Files that are sent, and what is to become of them: of imports, and of the library. */
export const uploadRows = ({
  everybody,
  nobodies,
  elsewhere,
  viewers,
  ofTheAccount,
  onThePortal,
  forAdmins,
  notForClients,
  posted,
}: Words): readonly AccessRow[] => [
  { method: 'POST', path: '/admin/imports', body: { intent: 'delete-layout', layout: '{account}' }, outcomes: forAdmins(404) },
  { method: 'POST', path: '/admin/media/choices', body: { intent: 'describe' }, outcomes: forAdmins(400) },
  {
    method: 'POST',
    path: '/dashboard/:portal/library',
    body: { intent: 'favour', document: '{document}' },
    outcomes: { ...ofTheAccount, ...viewers(403), tokenLink: '→ /login' },
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/library/requests',
    body: { intent: 'withdraw', request: '{account}' },
    outcomes: { ...onThePortal(404), ...viewers(403), tokenLink: '→ /login' },
  },
  {
    method: 'POST',
    path: '/api/v1/import-files?portal=:portal&import={account}&name=a.csv',
    json: {},
    outcomes: { ...everybody(400), ...elsewhere, ...nobodies(401), service: 404 },
  },
  { method: 'GET', path: '/dashboard/:portal/library/holdings?account={account}', outcomes: { ...ofTheAccount, ...viewers(403) } },
  { method: 'GET', path: '/dashboard/:portal/library/names?account={account}&name=a.pdf', outcomes: { ...ofTheAccount, ...viewers(403) } },
  {
    method: 'POST',
    path: `/api/v1/upload-pieces?key=${'k'.repeat(22)}`,
    json: {},
    outcomes: { ...everybody(200), ...viewers(403), ...nobodies(401), service: 403 },
  },
  {
    method: 'POST',
    path: '/dashboard/:portal/library/several/:delivery',
    body: { intent: 'stop' },
    outcomes: notForClients(posted(onThePortal(404))),
  },
  ...['/api/v1/delivery-files', '/api/v1/deliveries'].map((path): AccessRow => ({
    method: 'POST',
    path,
    json: {},
    outcomes: { ...everybody(400), ...nobodies(401), service: 400 },
  })),
  {
    method: 'POST',
    path: '/api/v1/delivery-files',
    json: { portal: '{portal}', names: ['a.pdf'] },
    outcomes: { ...everybody(200), ...elsewhere, investor: 403, otherInvestor: 403, ...viewers(403), ...nobodies(401), service: 404 },
  },
  { method: 'POST', path: '/api/v1/documents', json: {}, outcomes: { ...everybody(400), ...nobodies(401), service: 400 } },
  {
    method: 'POST',
    path: '/api/v1/documents',
    json: {
      portal: '{portal}',
      upload: 'k'.repeat(22),
      fileName: 'a.pdf',
      account: '{account}',
      portfolio: null,
      type: 'other',
      effectiveDate: null,
      tags: [],
    },
    // Nothing was uploaded.
    outcomes: { ...everybody(404), ...viewers(403), ...nobodies(401), service: 404 },
  },
];
