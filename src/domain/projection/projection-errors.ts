/** Failures of projections. */
export const projectionErrors = {
  'risk-profile-required': { kind: 'invalid', text: 'Choose a risk profile.' },
  'deposit-invalid': { kind: 'invalid', text: 'Enter an amount from 0 to 1,000,000,000, with up to 2 decimals.' },
  'contribution-invalid': { kind: 'invalid', text: 'Enter an amount from −10,000,000 to 10,000,000, with up to 2 decimals.' },
  'escalation-invalid': { kind: 'invalid', text: 'Enter a percentage from 0 to 20, with up to 2 decimals.' },
  'years-invalid': { kind: 'invalid', text: 'Enter a whole number of years from 1 to 40.' },
  'inflation-invalid': { kind: 'invalid', text: 'Enter a percentage from 0 to 20, with up to 2 decimals.' },
  'target-invalid': { kind: 'invalid', text: 'Enter an amount above 0, up to 1,000,000,000,000, or leave blank.' },
  'payments-invalid': {
    kind: 'invalid',
    text: 'Give each planned payment a year and an amount above 0, up to 1,000,000,000. There can be up to 20.',
  },
  'projection-not-found': { kind: 'not-found', text: 'This projection no longer exists.' },
  'projections-not-found': { kind: 'not-found', text: 'Projections are not available here.' },
  'projections-full': { kind: 'invalid', text: 'You have reached the limit of 20 projections. Delete one first.' },
} as const;
