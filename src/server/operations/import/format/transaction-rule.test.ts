import { describe, expect, test } from 'vitest';
import { transactionRule } from './transaction-rule.ts';

/** The columns that the rule complains about, of a row written as `column=value`. */
function complaints(written: string): string[] {
  const row = new Map(written.split(' ').map((pair) => pair.split('=') as [string, string]));
  const columns: string[] = [];
  transactionRule(
    (column) => row.get(column) ?? null,
    (column) => columns.push(column),
  );
  return columns;
}

describe('a row is right', () => {
  test.each([
    'type=Purchase symbol=VOD units=10 amount=-100',
    'type=Purchase symbol=VOD units=10 amount=0.00',
    'type=Purchase symbol=GILT nominal=1000 amount=-1000',
    'type=Sale symbol=VOD units=10 amount=100',
    'type=Sale symbol=VOD units=10 amount=-5 charges=8',
    'type=Sale symbol=VOD units=10 amount=-5 charges=3 tax=2',
    'type=Contribution amount=100',
    'type=Contribution symbol=VOD units=5 amount=0',
    'type=Withdrawal amount=-100',
    'type=Dividend symbol=VOD amount=5',
    'type=Dividend symbol=VOD amount=-5',
    'type=Interest amount=-0.01',
    'type=Charge amount=-5 category=Platform',
    'type=Charge amount=5 category=Platform',
    'type=Charge amount=0 charges=5',
    'type=Tax amount=3',
    'type=TransferIn symbol=VOD units=5 amount=0 cost=50',
    'type=TransferOut amount=-5',
    'type=Exchange amount=-1000 currency=GBP transferId=X',
    'type=Exchange amount=1240 currency=USD transferId=X charges=3 tax=0',
    'type=Split symbol=VOD ratio=2 amount=0',
    'type=Call symbol=FUND amount=-100',
    'type=Call symbol=FUND amount=-100 category=FeesOutside',
    'type=Distribution symbol=FUND amount=100 category=Recallable',
    'type=CorporateAction symbol=VOD units=-10 amount=0',
    'type=CorporateAction symbol=VOD ratio=1.1 amount=0 category=Merger',
    'type=Adjustment symbol=VOD units=-0.5 amount=0',
    'type=Adjustment amount=-3',
  ])('%s', (row) => {
    expect(complaints(row)).toEqual([]);
  });
});

describe('a row is wrong in', () => {
  test.each([
    ['type=Purchase symbol=VOD units=10 amount=100', ['amount']],
    ['type=Purchase symbol=VOD amount=-100', ['units']],
    ['type=Purchase amount=-100', ['units', 'symbol']],
    ['type=Sale nominal=0 amount=100', ['nominal', 'symbol']],
    ['type=Purchase symbol=VOD units=-10 amount=-100', ['units']],
    ['type=Sale symbol=VOD units=0 amount=100', ['units']],
    ['type=Sale symbol=VOD units=1 amount=-0.01', ['amount']],
    ['type=Sale symbol=VOD units=1 amount=-5 charges=4.99', ['amount']],
    ['type=Contribution amount=-1 charges=8', ['amount']],
    ['type=Contribution amount=-1', ['amount']],
    ['type=Contribution units=3 amount=0', ['symbol']],
    ['type=Withdrawal amount=1', ['amount']],
    ['type=Dividend amount=1', ['symbol']],
    ['type=Call symbol=FUND amount=-1 category=Platform', ['category']],
    ['type=Charge amount=-5 category=Fees', ['category']],
    ['type=Split symbol=VOD amount=0', ['ratio']],
    ['type=Split symbol=VOD ratio=2 amount=1', ['amount']],
    ['type=Sale symbol=VOD units=1 amount=1 ratio=2', ['ratio']],
    ['type=Distribution symbol=FUND amount=1 category=Profit', ['category']],
    ['type=Exchange amount=0', ['amount', 'transferId']],
    ['type=Exchange amount=5 transferId=X symbol=VOD units=1', ['symbol', 'units']],
    ['type=Exchange amount=5 transferId=X fxRate=0.8 tax=1 ratio=2', ['fxRate', 'tax', 'ratio']],
    ['type=Adjustment units=1 amount=0', ['symbol']],
  ])('%s: %j', (row, columns) => {
    expect(complaints(row)).toEqual(columns);
  });

  test('nothing more where the type itself is not understood', () => {
    expect(complaints('amount=5')).toEqual([]);
  });
});
