/** How a figure came about: the method in plain words, the lines of its calculation, the rows behind it. */
export const explanation = {
  open: '(how this figure is made)',
  loading: 'The calculation is being fetched.',
  failed: 'The calculation could not be loaded.',
  retry: 'Try again',
  basis: 'Net of charges · {currency}',
  amountBasis: '{from} to {to} · {currency}',
  rowsLink_one: 'The row behind it',
  rowsLink_other: 'The {rows} rows behind it',
  dailyLink_one: 'The daily value',
  dailyLink_other: 'The {rows} daily values',
  hideRows: 'Hide the rows',
  shownOf: 'The newest {shown} of {rows}',
  csv: 'Download CSV',
  rowDate: 'Date',
  rowText: 'What',
  rowAmount: 'Amount',
  method: {
    value:
      'What everything is worth on the day: units times the last price known, in one currency. A price older than its market is used and marked.',
    gain: 'What you earned after charges: the closing value less the opening value, less what you paid in, plus what you took out.',
    timeWeightedReturn:
      'How the investments did, whatever you paid in or took out. Each stretch between two payments is measured by itself; the stretches are then linked.',
    timeWeightedReturnAnnual: 'The same return spread evenly over the years: the rate that, earned every year, gives the whole.',
    moneyWeightedReturn:
      'Your own return, which counts when you paid money in (money-weighted). It is the one rate at which all your payments grow to today’s value.',
    moneyWeightedReturnAnnual:
      'Your own return, which counts when you paid money in (money-weighted). It is the one rate a year at which all your payments grow to today’s value.',
    income: 'Dividends and interest that were paid in the period, after tax withheld.',
    charges: 'What was taken for management and service in the period. Costs of dealing are inside the prices of purchases and sales.',
    chargesRate: 'The charges of the period in proportion to the average of the daily values.',
    commitment: 'What you promised to pay into the funds in all.',
    called: 'What the funds have asked for and you have paid in so far.',
    calledRate: 'What was called in proportion to what was committed.',
    unfunded: 'What the funds may still ask for: the commitment less what was called, plus what they may call again.',
    distributed: 'What the funds have paid back to you so far.',
    dpi: 'What was paid back for each unit of money paid in (distributed to paid in).',
    rvpi: 'What is still held for each unit of money paid in (residual value to paid in).',
    tvpi: 'What was paid back and is still held, together, for each unit of money paid in (total value to paid in).',
    netIrr:
      'The yearly rate at which all calls grow to the distributions and today’s value, after fees (internal rate of return). All funds are taken together.',
  },
  step: {
    openingValue: 'Value on {date}',
    closingValue: 'Value on {date}',
  },
  row: {
    dailyValue: 'Value of the day',
  },
};
