/** Two have changed the same thing: said to the second. */
export const versioned = {
  title: 'Someone else has saved changes',
  text: 'Fields that you have not changed keep the current version. For each field below, choose which version to save.',
  whole: 'Your changes have not been saved yet. If you save them, they will replace the current version.',
  theirs: 'Current version',
  yours: 'Your version',
  empty: 'empty',
  take: 'Keep their version',
  saveChosen: 'Save my choices',
  merged: 'Saved. What others had saved in other fields was kept.',
};
