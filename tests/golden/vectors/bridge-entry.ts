import { buildEntry } from '../../support/build-ledger.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';

/** A row of a published ledger: what moved after fee and tax. */
export interface BridgeRow {
  readonly date: string;
  readonly cashCurrency: string;
  readonly type: string;
  readonly security?: string;
  readonly quantity?: number;
  readonly netAmount: number;
  readonly fee?: number;
  readonly tax?: number;
}

type Row = Required<Omit<BridgeRow, 'security'>> & { readonly instrument: string };

const entries: Readonly<Record<string, (row: Row) => LedgerEntry[]>> = {
  deposit: (row) => [buildEntry(row.date, 'Contribution', { amount: row.netAmount, currency: row.cashCurrency })],
  withdrawal: (row) => [buildEntry(row.date, 'Withdrawal', { amount: -row.netAmount, currency: row.cashCurrency })],
  interest: (row) => [buildEntry(row.date, 'Interest', { amount: row.netAmount, tax: row.tax, currency: row.cashCurrency })],
  interest_charge: (row) => [buildEntry(row.date, 'Interest', { amount: -row.netAmount, currency: row.cashCurrency })],
  dividend: (row) => [buildEntry(row.date, 'Dividend', { ...booked(row), amount: row.netAmount })],
  buy: (row) => [buildEntry(row.date, 'Purchase', { ...booked(row), units: row.quantity, amount: -row.netAmount })],
  sell: (row) => [buildEntry(row.date, 'Sale', { ...booked(row), units: row.quantity, amount: row.netAmount })],
  fee: (row) => [buildEntry(row.date, 'Charge', { amount: -row.netAmount, currency: row.cashCurrency })],
  fee_refund: (row) => [buildEntry(row.date, 'Charge', { amount: row.netAmount, currency: row.cashCurrency })],
  tax: (row) => [buildEntry(row.date, 'Tax', { amount: -row.netAmount, currency: row.cashCurrency })],
  tax_refund: (row) => [buildEntry(row.date, 'Tax', { amount: row.netAmount, currency: row.cashCurrency })],
  transfer_in_units: (row) => [unitsReceived(row), ...paidOutside(row)],
  transfer_out_units: (row) => [...handedOver(row), ...paidOutside(row)],
};

/** Converts a row into entries of our ledger. The fee and tax of a transfer of units are paid from outside. */
export function bridgeEntry({ security, quantity = 0, fee = 0, tax = 0, ...row }: BridgeRow): LedgerEntry[] {
  const make = entries[row.type];
  if (!make) throw new Error(`No entry for ${row.type}`);
  return make({ ...row, quantity, fee, tax, instrument: security ?? 'NONE' });
}

function booked({ instrument, cashCurrency, fee, tax }: Row) {
  return { instrument, currency: cashCurrency, charges: fee, tax };
}

function unitsReceived({ date, instrument, quantity, cashCurrency }: Row): LedgerEntry {
  return buildEntry(date, 'TransferIn', { instrument, units: quantity, currency: cashCurrency });
}

/** The peer takes units that leave as sold at market value, and the money as withdrawn. */
function handedOver({ date, instrument, quantity, cashCurrency, netAmount, fee, tax }: Row): LedgerEntry[] {
  const worth = netAmount + fee + tax;
  return [
    buildEntry(date, 'Sale', { instrument, units: quantity, amount: worth, currency: cashCurrency }),
    buildEntry(date, 'Withdrawal', { amount: -worth, currency: cashCurrency }),
  ];
}

function paidOutside({ date, fee, tax, cashCurrency: currency }: Row): LedgerEntry[] {
  return [
    buildEntry(date, 'Charge', { charges: fee, currency }),
    buildEntry(date, 'Contribution', { amount: tax, currency }),
    buildEntry(date, 'Tax', { amount: -tax, currency }),
  ];
}
