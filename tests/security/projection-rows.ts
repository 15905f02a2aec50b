import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everybody {
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly posted: (outcomes: Outcomes) => Outcomes;
}

const page = '/dashboard/:portal/projections/:projectionId';

/** As the fixture's projection stands. */
const terms = {
  name: 'A projection',
  riskProfile: '4',
  deposit: '0',
  contribution: '100',
  escalation: '0',
  years: '10',
  inflation: '2',
  target: '',
};

const others = (outcome: Outcome) => ({ otherInvestor: outcome, otherAdvisor: outcome });

/** The projections tool of the northern account; the southern one has it too. */
export function projectionRows({ onThePortal, viewers, posted }: Everybody): AccessRow[] {
  /** For anyone who may see the account. */
  const ofTheAccount = { ...onThePortal(200), ...others('→ /') };
  /** The client of the account and its advisers send; administrators and viewers only look, and for the others it does not exist. */
  const ofWriters = (outcome: Outcome) =>
    posted({ ...onThePortal(outcome), ...viewers(403), companyAdmin: 403, admin: 403, ...others('→ /') });
  const form = (body: Readonly<Record<string, string>>, outcome: Outcome): AccessRow => ({
    method: 'POST',
    path: page,
    body,
    outcomes: ofWriters(outcome),
  });
  return [
    { method: 'GET', path: `${page}/forecast?projection={projection}`, outcomes: { ...onThePortal(200), ...others(404) } },
    { method: 'GET', path: `${page}/forecast?projection={otherProjection}`, outcomes: onThePortal(404) },
    { method: 'GET', path: `${page}/projection.csv?projection={projection}`, outcomes: ofTheAccount },
    form({ intent: 'make', 'form-key': '{formKey}', name: '' }, 400),
    form({ intent: 'rename' }, 400),
    form({ intent: 'save', projection: '{projection}', version: '1', ...terms, years: '0' }, 400),
    form({ intent: 'save', projection: '{otherProjection}', version: '1', ...terms }, 404),
    form({ intent: 'save', projection: '{projection}', version: '1', ...terms, payments: '2031 Q2 5 home {ownFund}' }, 400),
    form({ intent: 'delete', projection: '{otherProjection}' }, 404),
    form({ intent: 'restore', projection: '{otherProjection}' }, 404),
  ];
}
