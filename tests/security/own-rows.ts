import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

/** Returns the rows of personal settings, which only their person may change. */
export function ownRows(asOneself: (outcome: Outcome) => Outcomes): readonly AccessRow[] {
  const path = '/profile/notification-settings';
  return [
    {
      method: 'POST',
      path,
      body: { from: '22', until: '7', timeZone: 'Europe/Athens', 'mail.message': 'daily' },
      outcomes: asOneself(200),
    },
    { method: 'POST', path, body: { from: '', until: '', timeZone: 'Mars/Olympus' }, outcomes: asOneself(400) },
  ];
}
