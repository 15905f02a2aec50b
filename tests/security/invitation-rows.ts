import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Everybody {
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
  readonly ofPortalStaff: Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
  readonly forAdmins: (outcome: Outcome) => Outcomes;
}

/** Clients are invited by those who manage their accounts, advisers by administrators. */
export function invitationRows({ onThePortal, posted, notForClients, ofPortalStaff, forAdmins }: Everybody): AccessRow[] {
  return [
    {
      method: 'POST',
      path: '/dashboard/:portal/account/:account/invite',
      body: { 'form-key': '{formKey}' },
      outcomes: posted({ ...onThePortal(403), otherInvestor: 404, otherAdvisor: 404 }),
    },
    {
      method: 'POST',
      path: '/dashboard/:portal/invitations',
      body: { intent: 'preview', '{account}': 'on' },
      outcomes: notForClients(posted(ofPortalStaff)),
    },
    {
      method: 'POST',
      path: '/admin/invitations',
      body: { intent: 'invite', 'form-key': '{formKey}', portal: '', name: 'Ada', email: 'ada@house.example' },
      outcomes: forAdmins(400),
    },
  ];
}
