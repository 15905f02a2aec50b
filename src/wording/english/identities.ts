/** Signing in through accounts elsewhere. */
export const identities = {
  or: 'or',
  continueWith: 'Continue with {provider}',
  national: 'Continue with national sign-in',
  refused: {
    silent: '{provider} is not responding. Sign in with your password, or try again later.',
    disbelieved: '{provider} could not confirm your identity. Try again, or sign in with your password.',
    cancelled: 'You cancelled the sign-in with {provider}.',
    unknown: 'No account here is linked to {provider}. If you have one, sign in with your password or reset it by email.',
    expired: 'This sign-in with {provider} has expired. Please start again.',
    'too-many': 'Too many attempts. Try again in a few minutes, or sign in with your password.',
  },
  title: 'Other ways to sign in',
  text: 'You can use these instead of your password. You still need your second step.',
  never: 'Not linked. Choose “Continue with {provider}” the next time you sign in.',
  linked: 'Linked {moment}, last used {used}.',
  ended: 'Unlinked {moment}. You can no longer sign in with {provider}.',
  unlink: 'Unlink',
  unlinkOf: 'Unlink {provider}',
  allow: 'Allow again',
  allowOf: 'Allow {provider} again',
  recent: 'To change these, you must have signed in within the last 15 minutes. Unlinking signs out all other devices.',
};
