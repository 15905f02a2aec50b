/** Bulk actions of the office that the server carries out. */
export const bulk = {
  title: 'Bulk actions',
  text: 'A bulk action goes on when you close the page. Its results are kept for 3 days.',
  none: 'No bulk actions',
  noneText: 'Select rows in a list to do something with all of them.',
  name: '{action}: {list}',
  progress: 'Progress',
  reached: '{reached} of {count} processed',
  done: '{done} done',
  notDone: '{count} not done',
  busy: 'Your last bulk action is still running. Wait until it has finished, then try again.',
  unnamed: 'Not found',
};
