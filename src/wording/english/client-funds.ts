/** The texts about private funds in the advisers' list of clients. */
export const clientFunds = {
  overdueFlag_one: 'Late value',
  overdueFlag_other: '{count} late values',
  callsDue: 'Calls due',
  none: 'None',
  next: 'Next call due {day}',
  nextCall: 'Next call',
  netIrr: 'Net IRR, %',
  caption: 'Clients with their commitments, value and multiples. Each row opens its client.',
};
