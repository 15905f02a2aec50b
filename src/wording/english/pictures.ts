/** A photo or a logo that someone chooses, saves and takes away. */
export const pictures = {
  photo: 'Photo',
  logo: 'Logo',
  files: {
    pdf: 'PDF',
    document: 'Document',
    spreadsheet: 'Spreadsheet',
    presentation: 'Presentation',
    image: 'Image',
    video: 'Video',
    audio: 'Audio',
    archive: 'Archive',
    text: 'Text',
    other: 'File',
  },
  save: { photo: 'Save photo', logo: 'Save logo' },
  clear: { photo: 'Remove photo', logo: 'Remove logo' },
  done: {
    'set-photo': 'Photo saved',
    'clear-photo': 'Photo removed',
    'set-logo': 'Logo saved',
    'clear-logo': 'Logo removed',
  },
};
