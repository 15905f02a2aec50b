export const states = {
  retry: 'Retry',
  wait: 'Please wait...',
  restComplete: 'The rest of this page is complete.',
  request: 'Request {id}',
  unreached: {
    offline: 'You are offline',
    silent: 'We could not reach the server',
    failed: 'Something went wrong on our side',
    kept: 'We could not load the page you chose. You still see the one before it.',
    sent: {
      offline: 'Nothing was loaded or sent. Try again once you are back online.',
      silent: 'What you sent may not have arrived. Check before you send it again.',
      failed: 'Your change may not have been saved. Check before you send it again.',
    },
  },
  led: {
    portfolio: 'That portfolio does not exist, or you do not have access to it.',
    address: 'Part of the address was not recognised and has been left out.',
  },
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
};
