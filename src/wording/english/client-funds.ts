/** What the advisers' list of clients tells of private funds. */
export const clientFunds = {
  overdueFlag_one: '{count} valuation overdue',
  overdueFlag_other: '{count} valuations overdue',
  callsDue: 'Calls due',
  none: 'None',
  next: 'Next call due {day}',
  nextCall: 'Next call',
  netIrr: 'Net IRR, %',
  caption: 'Clients with their commitments, value and multiples. Each row opens its client.',
};
