/** Two have changed the same thing: said to the second. */
export const versioned = {
  title: 'Someone else has saved changes',
  text: 'Your changes have not been saved yet. If you save them, they will replace the current version.',
  theirs: 'Current version',
  yours: 'Your version',
  empty: 'empty',
  take: 'Keep their version',
  saveOver: 'Save my version anyway',
};
