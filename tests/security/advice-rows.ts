import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Wording {
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
}

/** Requests about the questions about risk: clients alone answer them, and only on their own page. */
export function adviceRows({ onThePortal, posted, viewers }: Wording): readonly AccessRow[] {
  return [
    {
      method: 'POST',
      path: '/dashboard/:portal/investment-advice',
      body: { intent: 'capacity', submission: 'new', step: 'purpose', version: '1', purpose: 'keep' },
      outcomes: posted({ ...onThePortal(404), ...viewers(403), investor: 400, otherInvestor: 400 }),
    },
    { method: 'GET', path: '/dashboard/:portal/processes/investment-advice', outcomes: { ...onThePortal(404), ...viewers(403) } },
  ];
}
