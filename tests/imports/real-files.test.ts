import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sum, decimal } from '#finance/decimal.ts';
import { sharedFolder } from '../../scripts/real-ledger/shared-folder.ts';
import { onSharedData } from '../support/on-shared-data.ts';
import { convertedFile } from './converted-file.ts';

const beside = pathToFileURL(join(sharedFolder(), 'imports/'));

/** Files of brokers, where they lie beside the repository: rows taken and left alone, units bought less sold, and all cash. */
const files = [
  // file, layout, rows, left alone, units, cash
  ['freetrade-transactions', 'freetrade', 17, 0, '3.71134546', '8945.12'],
  ['generic-raw', 'plain-table', 16, 0, '479', '-28486.600215'],
  ['hargreaves-lansdown-transaction-summary', 'hargreaves-lansdown', 5, 0, '3563', '-55018.97'],
  ['interactive-brokers-transaction-history', 'interactive-brokers', 12, 0, '2', '3027.3997362408735'],
  ['morgan-stanley-withdrawals', 'morgan-stanley', 4, 1, '-32', '1'],
  ['schwab-transactions', 'schwab', 13, 0, '30.5', '9479.3'],
  ['sharesight-all-trades', 'sharesight-trades', 13, 1, '57.585396612', '-18466.1914285714'],
  ['sharesight-taxable-income', 'sharesight-income', 2, 5, '0', '7.25'],
  ['trading212-2020', 'trading212-2020', 8, 0, '2', '33391.3'],
  ['trading212-2024', 'trading212-2024', 7, 0, '0', '1758.05'],
  ['trading212-2026', 'trading212-2026', 5, 0, '0', '10121.37'],
  ['vanguard-uk-cash-and-investment-report', 'vanguard-cash-and-investments', 17, 8, '1850.6932', '23.59'],
  ['vanguard-uk-cash-report', 'vanguard-cash', 19, 0, '1850.6932', '23.59'],
] as const;

onSharedData('files that brokers made', () => {
  test.each(files)('%s', (name, expectedLayout, taken, left, units, cash) => {
    const { layout, rows } = convertedFile(new URL(`${name}.csv`, beside));
    const converted = rows.flatMap((row) => (row.kind === 'row' ? [row.row] : []));
    expect(layout).toBe(expectedLayout);
    expect(rows.filter(({ kind }) => kind === 'faulty')).toEqual([]);
    expect([converted.length, rows.filter(({ kind }) => kind === 'ignored').length]).toEqual([taken, left]);
    const traded = converted.flatMap(({ type, units: size }) => (size === null ? [] : [type === 'Sale' ? `-${size}` : size]));
    expect(sum(traded.map(decimal)).toString()).toBe(units);
    expect(sum(converted.map(({ amount }) => decimal(amount))).toString()).toBe(cash);
    expect(new Set(converted.map(({ id }) => id)).size).toBe(taken);
  });
});
