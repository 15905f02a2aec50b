/** The errors of a file's rows, the reasons for leaving them out, and the questions about them. */
export const importProblems = {
  problem: {
    at: '{column}: “{found}”. {expected}',
    blank: '{column} is blank. {expected}',
    row: '“{found}”. {expected}',
    alone: '{expected}',
  },
  expected: {
    date: 'Expected a date that exists, such as {example}.',
    century: 'This year has two digits. Choose its century below.',
    number: 'Expected a number, such as {example}.',
    'clear-number': 'This column writes numbers in two ways. Write this one so that it can only mean one thing, such as 1234.00.',
    'formula-result':
      'This cell has a formula without a saved result. Open the file in Excel, save it and upload it again, or enter the value here.',
    'no-cell-error': 'The spreadsheet shows an error in this cell. Correct it there, or enter the value here.',
    currency: 'Expected a three-letter currency code.',
    kind: 'Expected one of: {known}.',
    'known-kind': 'This layout does not recognise this type of row.',
    'cash-received': 'Expected an amount above zero for this type.',
    'cash-paid': 'Expected an amount below zero for this type.',
    amount: 'Expected an amount.',
    'opening-balance':
      'This row brings {amount} forward. Enter it as the amount if the portfolio has no earlier transactions, or leave the row out.',
    units: 'Expected a number of units above zero.',
    security: 'Expected the name of a security.',
    cells: 'Expected {count} cells in this row.',
    held: 'You only have that many units: {units} of {symbol} on {day}.',
    booked: 'Expected no more than was booked by {day}: {most} {currency}.',
    'fitting-units':
      'Units, price and amount do not fit together. {units} units at {price} {unit} are {gross} {currency}, the amount is {amount}. A price of {fitting_price} {unit} or {fitting_units} units would fit.',
    'nominal-as-units': '{units} units of {face} for {amount} {currency}? If {units} is the nominal, these are {fitting_units} units.',
    'fitting-amount': 'Expected about {about} {currency}: {units} units at {price} {unit} are {gross} {currency}, charges and tax {costs}.',
    'rate-reciprocal':
      'This is the reciprocal rate. Expected about {market} {own} for 1 {currency}, the market rate on {day}. Write {turned}.',
    'rate-of-day': 'Expected about {market} {own} for 1 {currency}, the market rate on {day}.',
    unique: 'The same transaction number appears twice in these files.',
    repeated: 'The same transaction was already imported from {source}, number {found}.',
    reused: 'The number {found} already belongs to a transaction with another date and amount. This row would replace it.',
    'known-account': 'This account has no portfolio yet. Choose it above.',
    'reversed-row': 'This row takes another one back, which is not in the file.',
    'other-side': 'The other side of this exchange of currencies is not in the file.',
    'known-security': 'This security is not recognised. Choose it above.',
    voided: 'This transaction was voided by hand and stays voided.',
    'split-as-trades':
      'All {sold} units of {symbol} are sold and {bought} bought on the same day for about the same money. Is this a split of {ratio} for 1? Choose below.',
    'split-as-units':
      'The {units} units of {symbol} come or go for nothing while {held} are held. This will be recorded as a split of {ratio} for 1. Is that right?',
    'market-price':
      '{units} units of {symbol} at the market price on {day}, {close}, come to about {usual} {currency}. This row says {recorded} {currency}. Is that right?',
    'repeated-in-file': 'Transaction {first} in these files is the same. Are they two transactions?',
    'unusual-date': 'This date is after today or before 1970. Is that right?',
    'not-held': 'The portfolio did not hold {symbol} by {day}. Is this dividend right?',
    'late-settlement': 'This is more than 30 days from the trade on {day}. Is that right?',
    'large-dividend':
      'This dividend of {recorded} {currency} is more than a quarter of the holding: {units} units of {symbol} were worth about {usual} {currency} on {day}. Is that right?',
    'large-charge':
      'This charge of {recorded} {currency} is more than a tenth of the portfolio, which was worth about {usual} {currency} on {day}. Is that right?',
    'odd-sign': 'This amount of {recorded} {currency} has the opposite sign to {others} other rows of this kind. Is that right?',
    'transfer-without-cost':
      'The cost of these {units} units of {symbol} is not stated. Their value on {day} would be used. Is that right?',
    'transfer-cost-differs':
      'The other portfolio paid about {usual} {currency} for these units and bought {symbol} from {since} on. This row says something else. Is that right?',
    'exchange-without-cost':
      'Several securities, or securities and cash, are exchanged here. The share of the cost that goes with these {units} units of {symbol} is not stated. The market values on {day} would divide it. Is that right?',
    'call-beyond-commitment':
      'With this call {recorded} {currency} are called. The commitment to {symbol} with recallable distributions is {usual} {currency}. Is that right?',
    'distribution-without-category':
      'This row does not say whether {symbol} distributed capital, a gain or income on {day}. Is that right?',
    'left-out-cancelled': 'Left out: it was cancelled.',
    'left-out-pending': 'Left out: it has not been carried out yet.',
    'left-out-reversed': 'Left out with line {line}: one takes the other back.',
    'left-out-joined': 'Part of the transaction in line {line}.',
    'left-out-internal': 'Left out: it says again what another row says.',
    pending: 'This transaction is pending. It counts from {day}.',
    'charges-exceed-proceeds': 'The charges of {costs} {currency} exceed what the sale brought. Is that right?',
    other: 'Expected {sentence}.',
  },
};
