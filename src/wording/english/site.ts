export const site = {
  notFound: 'Page not found.',
  notFoundText: 'The address may have changed, or the page was taken away.',
  error: 'An error occurred',
  errorText: "It's so frustrating when things go missing!",
  technicalError: 'Sorry, we encountered a technical error. Please wait a few minutes and reload your browser.',
  toHomepage: 'Back to the homepage',
  portals: 'Choose a portal',
  status: 'Error {status}',
};
