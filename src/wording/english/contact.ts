/** The texts of contact details. */
export const contact = {
  title: 'Contact details',
  text: 'People you share an account with see your phone and web pages. Only you and administrators see the address.',
  telephone: 'Office phone',
  profileUrl: 'Profile page',
  linkedin: 'LinkedIn',
  'address-1': 'Address',
  'address-3': 'Address, second line',
  postcode: 'Postcode',
  city: 'City',
  country: 'Country',
  jobs: { 'investment-manager': 'Investment Manager', 'financial-advisor': 'Financial Advisor' },
  save: 'Save',
  saved: 'Saved',
};
