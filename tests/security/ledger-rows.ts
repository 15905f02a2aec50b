import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everybody {
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly posted: (outcomes: Outcomes) => Outcomes;
}

/** The ledger of a portfolio is written by those who look after its account; its client reads what is recorded, and may not record. */
function ledgerOutcomes({ onThePortal, viewers }: Omit<Everybody, 'posted'>) {
  return (ofManagers: Outcome): Outcomes => ({
    ...onThePortal(ofManagers),
    ...viewers(403),
    investor: 403,
    otherInvestor: 404,
    otherAdvisor: 404,
  });
}

/** Returns the outcomes of checks before writing to the ledger, and of the lists of clients as files. */
export function ledgerLooks(around: Omit<Everybody, 'posted'>) {
  const outcomes = ledgerOutcomes(around)(200);
  const ofStaff = { ...around.onThePortal(200), ...around.viewers(404), investor: 404, otherInvestor: 404 } as const;
  return {
    'overview/find': ofStaff,
    'overview/my_accounts.csv': ofStaff,
    'overview/portfolios.csv': ofStaff,
    'portfolio/entry': outcomes,
    'portfolio/entry/preview': outcomes,
    'portfolio/securities': outcomes,
    'portfolio/portfolios': outcomes,
  };
}

const path = '/dashboard/:portal/portfolio/:portfolio/entry';

/** Each way of writing to it, with what those who may are told is missing. */
export function ledgerRows({ onThePortal, viewers, posted }: Everybody): AccessRow[] {
  const outcomes = posted(ledgerOutcomes({ onThePortal, viewers })(400));
  const bodies: NonNullable<AccessRow['body']>[] = [
    { intent: 'record', 'form-key': '{formKey}', type: '' },
    { intent: 'add-holding', 'form-key': '{formKey}', kind: 'property', name: '' },
    { intent: 'replace', 'form-key': '{formKey}', entry: '{note}', type: 'Sale', reason: '' },
    { intent: 'transfer', 'form-key': '{formKey}', what: 'cash', to: '{portfolio}', day: '' },
    { intent: 'void', entry: '{note}', reason: '' },
    { intent: 'undo', recorded: '', voided: '' },
  ];
  const toDocuments = posted(ledgerOutcomes({ onThePortal, viewers })('→ /dashboard/{portal}/account/{account}/documents'));
  const published = ['account', 'portfolio'].map((page): AccessRow => ({
    method: 'POST',
    path: `/dashboard/:portal/${page}/:${page}/pdf`,
    body: {},
    outcomes: toDocuments,
  }));
  return [
    ...published,
    ...bodies.map((body): AccessRow => ({ method: 'POST', path, body, outcomes })),
    ...sheetRows({ onThePortal, viewers, posted }),
  ];
}

const sheetBodies: NonNullable<AccessRow['body']>[] = [
  { intent: 'preview', 'form-key': '{formKey}', reason: '', confirmed: '', rows: '[]' },
  { intent: 'save', 'form-key': '{formKey}', reason: '', confirmed: '', rows: '[]' },
];

/** The pages of the firm's people: clients are sent to their portals. */
function sheetRows({ onThePortal, viewers, posted }: Everybody): AccessRow[] {
  const toPortals = { investor: '→ /portals', otherInvestor: '→ /portals' } as const;
  const outcomes = posted({ ...onThePortal(400), ...viewers('→ /portals'), ...toPortals, otherAdvisor: 400 });
  const rowsOf = (page: string, bodies: typeof sheetBodies) =>
    bodies.map((body) => ({ method: 'POST', path: `/dashboard/:portal/portfolio/:portfolio/${page}`, body, outcomes }) as const);
  const holdingBodies = sheetBodies.map((body) => ({ ...body, day: '2026-01-05' }));
  return [...rowsOf('edit-transactions', sheetBodies), ...rowsOf('edit-holdings', holdingBodies)];
}
