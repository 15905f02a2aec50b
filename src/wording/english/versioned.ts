/** Two have changed the same thing: said to the second. */
export const versioned = {
  title: 'Somebody else has saved this meanwhile',
  text: 'Nothing of yours has been saved yet. Saved again, yours takes the place of what stands there now.',
  theirs: 'Stands there now',
  yours: 'Yours',
  empty: 'empty',
  take: 'Take what stands there',
  saveOver: 'Save mine over it',
};
