/** How somebody is reached. */
export const contact = {
  title: 'How you are reached',
  text: 'Whoever shares an account with you sees telephone and pages. The address is for you and administrators.',
  telephone: 'Office telephone',
  profileUrl: 'Profile page',
  linkedin: 'LinkedIn',
  save: 'Save',
  saved: 'Saved.',
};
