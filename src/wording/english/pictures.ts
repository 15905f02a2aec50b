/** A photo or a logo that somebody chooses, saves and takes away. */
export const pictures = {
  photo: 'Photo',
  logo: 'Logo',
  save: { photo: 'Save the photo', logo: 'Save the logo' },
  clear: { photo: 'Remove the photo', logo: 'Remove the logo' },
  done: {
    'set-photo': 'The photo is saved.',
    'clear-photo': 'The photo is removed.',
    'set-logo': 'The logo is saved.',
    'clear-logo': 'The logo is removed.',
  },
};
