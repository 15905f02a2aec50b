/** The pages that say how every figure is calculated, and the ways to them. */
export const calculations = {
  ask: 'How is this calculated?',
  title: 'How figures are calculated',
  text: 'What each figure says, its formula, an example that you can check by hand, and what we decided where there is more than one way.',
  short: 'Calculations',
  find: 'Find a calculation',
  found_one: '{count} page',
  found_other: '{count} pages',
  none: 'No page has these words',
  noneText: 'Look for the name of a figure, or for a part of it.',
  contents: 'On this page',
  neighbours: 'Also under {topic}',
  all: 'All calculations',
  topics: {
    value: 'Value and allocation',
    gains: 'Gains, income and costs',
    returns: 'Returns',
    risk: 'Risk',
    privateEquity: 'Private equity',
  },
};
