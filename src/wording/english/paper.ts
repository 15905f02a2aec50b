export const paper = {
  title: 'Investment Report',
  quarterlyTitle: 'Quarterly Investment Report, Q{quarter} {year}',
  fileName: 'Investment Report-{name}_{date}.pdf',
  period: '{from} to {to}',
  cover: {
    preparedFor: 'Prepared for',
    portfolio: 'Portfolio',
    account: 'Account',
    adviser_one: 'Your adviser',
    adviser_other: 'Your advisers',
    figuresOf: 'Figures of',
  },
  section: {
    summary: { name: 'Summary', heading: 'The period in short', quarterHeading: 'The quarter in short' },
    holdings: { name: 'Holdings', heading: 'What you hold' },
    returns: { name: 'Returns and risk', heading: 'How the investments did' },
    transactions: { name: 'Transactions', heading: 'What was bought, sold, paid in and out' },
  },
  foot: {
    figures: 'Figures of {date}, in {currency}',
    page: '{page} of {pages}',
  },
  back: {
    heading: 'How the figures are made',
    value: 'Value',
    valueText:
      'Units held at the end of the day, times the last price on or before that day, in {currency} at the exchange rates of that day. A price older than its market is marked in a note and counts as it is; where there is no price at all, the figure is not available and says so.',
    timeWeighted: 'Time-weighted return',
    timeWeightedText:
      'What money that stayed invested earned, whatever was paid in or out: the returns of the single days, linked. It is net of charges, and the one to compare with a benchmark.',
    moneyWeighted: 'Money-weighted return',
    moneyWeightedText:
      'The yearly rate at which all payments in and out, each on its day, come to the value at the end. It says how your own money did, timing included.',
    gain: 'Gains and cost',
    gainText: 'Cost is first in, first out. A gain is value less cost, before tax and without income received.',
    privateEquity: 'Private markets',
    privateEquityText:
      'Values are those last reported by the funds, with calls and distributions since. Net IRR is the yearly rate of all calls, distributions and the value; DPI is what was distributed, RVPI what remains and TVPI both together, each for what was paid in.',
    confidential:
      'Private and confidential. Past performance is no guide to the future; the value of investments can fall as well as rise.',
  },
};
