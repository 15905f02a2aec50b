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

/** What is asked before something is written. */
export function ledgerLooks(around: Omit<Everybody, 'posted'>) {
  const outcomes = ledgerOutcomes(around)(200);
  return { 'portfolio/entry': outcomes, 'portfolio/entry/preview': outcomes, 'portfolio/securities': outcomes };
}

const path = '/dashboard/:portal/portfolio/:portfolio/entry';

/** Each way of writing to it, with what those who may are told is missing. */
export function ledgerRows({ onThePortal, viewers, posted }: Everybody): AccessRow[] {
  const outcomes = posted(ledgerOutcomes({ onThePortal, viewers })(400));
  const bodies: NonNullable<AccessRow['body']>[] = [
    { intent: 'record', 'form-key': '{formKey}', type: '' },
    { intent: 'add-holding', 'form-key': '{formKey}', kind: 'property', name: '' },
    { intent: 'replace', 'form-key': '{formKey}', entry: '{note}', type: 'Sale', reason: '' },
    { intent: 'void', entry: '{note}', reason: '' },
    { intent: 'undo', recorded: '', voided: '' },
  ];
  return [...bodies.map((body): AccessRow => ({ method: 'POST', path, body, outcomes })), ...sheetRows({ onThePortal, viewers, posted })];
}

const sheetBodies: NonNullable<AccessRow['body']>[] = [
  { intent: 'preview', 'form-key': '{formKey}', reason: '', confirmed: '', rows: '[]' },
  { intent: 'save', 'form-key': '{formKey}', reason: '', confirmed: '', rows: '[]' },
];

/** The pages of the firm's people: clients are sent to their portals. */
function sheetRows({ onThePortal, viewers, posted }: Everybody): AccessRow[] {
  const toPortals = { investor: '→ /portals', otherInvestor: '→ /portals' } as const;
  const outcomes = posted({ ...onThePortal(400), ...viewers('→ /portals'), ...toPortals, otherAdvisor: 400 });
  return sheetBodies.map((body) => ({ method: 'POST', path: '/dashboard/:portal/portfolio/:portfolio/edit-transactions', body, outcomes }));
}
