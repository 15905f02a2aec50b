/** Signing in through accounts elsewhere. */
export const identities = {
  or: 'or',
  continueWith: 'Continue with {provider}',
  national: 'Continue with the national sign-in',
  refused: {
    silent: '{provider} does not answer at the moment. Please sign in with your password, or try again later.',
    disbelieved: '{provider} did not confirm who you are. Please try again, or sign in with your password.',
    cancelled: 'You did not sign in with {provider}.',
    unknown:
      '{provider} opens no account for you here. Have you one already? Sign in with your password, or set a new one by mail, which confirms your address.',
    expired: 'This sign-in with {provider} is no longer valid. Please start again.',
    'too-many': 'Too many attempts. Please try again in a few minutes, or sign in with your password.',
  },
  title: 'Accounts elsewhere',
  text: 'They can take the place of your password. The second step is asked for all the same.',
  never: 'Not linked. Choose “Continue with {provider}” when you sign in next.',
  linked: 'Linked {moment}, last used {used}.',
  ended: 'Unlinked {moment}. No account at {provider} signs you in.',
  unlink: 'Unlink',
  unlinkOf: 'Unlink {provider}',
  allow: 'Allow again',
  allowOf: 'Allow {provider} again',
  recent: 'To change these you have to have signed in within the last fifteen minutes. Unlinking signs out all other devices.',
};
