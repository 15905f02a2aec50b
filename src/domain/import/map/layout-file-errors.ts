/** Errors of a file of layouts. */
export const layoutFileErrors = {
  'import-layouts-unreadable': { kind: 'invalid', text: 'This is no file of layouts. Choose a JSON file that was saved here.' },
  'import-layouts-invalid': { kind: 'invalid', text: 'The file of layouts has an error at “{place}”. Nothing was saved.' },
} as const;
