export const shell = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  language: 'Language',
  home: 'Home',
  loading: 'Please wait as we are fetching your data...',
};
