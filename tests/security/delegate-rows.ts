import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everybody {
  readonly ofDelegates: Outcomes;
  readonly signedInOnly: (outcome: Outcome) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
}

const twins = ['', '/dates', '/explain/value', '/holdings.csv', '/transactions.csv'] as const;

/** Returns the rows of a delegate to a portfolio of the northern account: the closed pages, and the right to add and remove delegates. */
export function delegateRows({ ofDelegates, signedInOnly, viewers, onThePortal, posted, notForClients }: Everybody): AccessRow[] {
  const closed = { ...ofDelegates, delegate: 404 };
  /** The outcomes of clients' own forms, which do not exist for the others. */
  const ofClients = { ...signedInOnly(404), ...viewers(403) };
  return [
    ...twins.map((twin): AccessRow => {
      return { method: 'GET', path: `/shared/:delegation/portfolio/{otherPortfolio}${twin}`, outcomes: closed };
    }),
    { method: 'GET', path: '/shared/{portal}/portfolio/:portfolio', outcomes: closed },
    ...['remove', 'resend', 'change'].map((intent): AccessRow => {
      return { method: 'POST', path: '/profile/people', body: { intent, delegation: '{portal}' }, outcomes: ofClients };
    }),
    {
      method: 'POST',
      path: '/profile/people',
      body: { intent: 'invite', 'form-key': '{formKey}', account: '{account}' },
      outcomes: { ...ofClients, investor: 200 },
    },
    {
      method: 'POST',
      path: '/dashboard/:portal/account/:account/people',
      body: { intent: 'remove', delegation: '{portal}' },
      outcomes: notForClients(posted(onThePortal(404))),
    },
  ];
}
