export const session = {
  title: 'Are you still there?',
  idle: 'For your security, we sign you out when you are inactive.',
  absolute: 'For your security, you need to sign in again after 12 hours. Everything you saved is kept.',
  left_one: 'You will be signed out in 1 second.',
  left_other: 'You will be signed out in {count} seconds.',
  stay: 'Stay signed in',
};
