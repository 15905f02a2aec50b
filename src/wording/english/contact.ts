/** How someone is reached. */
export const contact = {
  title: 'Contact details',
  text: 'People you share an account with see your phone and web pages. Only you and administrators see the address.',
  telephone: 'Office phone',
  profileUrl: 'Profile page',
  linkedin: 'LinkedIn',
  save: 'Save',
  saved: 'Saved',
};
