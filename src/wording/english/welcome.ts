/** The texts of the welcome. */
export const welcome = {
  title: 'Welcome, {name}',
  text: 'Here is where to start.',
  places: {
    portfolios: 'Your portfolios',
    clients: 'Your clients',
    library: 'Library',
    messages: 'Messages',
    investmentAdvice: 'Fact Finder',
  },
  hints: {
    portfolios: 'Your holdings, their value and performance',
    clients: 'Their accounts and portfolios at a glance',
    library: 'Statements, reports and letters, and files you send',
    investmentAdvice: 'Nine questions about how much risk suits you',
    messages: 'Questions and answers, never included in emails',
  },
  unlinked_one: '{accounts} does not have an external ID yet, so new figures cannot be loaded. Your adviser can help.',
  unlinked_other: 'These accounts do not have an external ID yet, so new figures cannot be loaded: {accounts}. Your adviser can help.',
  doNotShow: 'Do not show again',
  close: 'Go to your home page',
};
