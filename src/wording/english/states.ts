export const states = {
  retry: 'Retry',
  wait: 'Please wait...',
  restComplete: 'The rest of this page is complete.',
  request: 'Request {id}',
  pages: 'Pages',
  page: 'Page {page} of {pages}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
};
