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
    figuresOf: 'As at',
  },
  section: {
    summary: { name: 'Summary', heading: 'The period in brief', quarterHeading: 'The quarter in brief' },
    holdings: { name: 'Holdings', heading: 'Your holdings' },
    returns: { name: 'Returns and risk', heading: 'How your investments performed' },
    transactions: { name: 'Transactions', heading: 'Purchases, sales and payments in and out' },
  },
  foot: {
    figures: 'As at {date}, in {currency}',
    page: '{page} of {pages}',
  },
  thread: {
    name: 'Messages',
    fileName: 'Messages-{name}_{date}.pdf',
    client: 'Client',
    started: 'Started by',
    count: 'Messages',
    cut: 'the {count} most recent',
    savedOn: 'Saved on {date}',
    notes: {
      included: 'Internal notes are included. This document is for internal use only.',
      leftOut: 'Internal notes are not included.',
    },
  },
  answers: {
    title: '{title}, {date}',
    fileName: '{name}_{date}.pdf',
    sentBy: 'Sent by',
    sentOn: 'Sent on',
    changedOn: 'Changed on',
  },
  back: {
    heading: 'How we calculate the figures',
    value: 'Value',
    valueText:
      'Units held at the end of the day, times the last price on or before that day, in {currency} at that day’s exchange rates. A price that is out of date is marked in a note and used as it is. Where there is no price, the figure is not available.',
    timeWeighted: 'Time-weighted return',
    timeWeightedText:
      'The return on money that stayed invested, whatever was paid in or out: the daily returns, linked. It is net of charges and is the return to compare with a benchmark.',
    moneyWeighted: 'Money-weighted return',
    moneyWeightedText:
      'The annual rate at which all payments in and out, each on its date, grow to the closing value. It shows how your own money performed, including the timing of your payments.',
    gain: 'Gains and cost',
    gainText: 'Cost is on a first in, first out basis. A gain is value less cost, before tax and excluding income received.',
    privateEquity: 'Private equity',
    privateEquityText:
      'Values are those last reported by the funds, rolled forward with later calls and distributions. Net IRR is the annual rate of all calls, distributions and the value. DPI is the amount distributed, RVPI the amount remaining and TVPI both together, as multiples of paid-in capital.',
    confidential:
      'Private and confidential. Past performance is not a reliable indicator of future results. Investments can fall as well as rise, and you may get back less than you paid in.',
  },
};
