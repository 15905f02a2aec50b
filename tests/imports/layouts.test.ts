import { describe, expect, test } from 'vitest';
import { layoutIds } from '#domain/import/layouts/registry.ts';
import { convertedFile, told } from './converted-file.ts';

/** The expected rows of a small made-up file per layout, which this folder has under the layout's name. */
const expected: Readonly<Record<(typeof layoutIds)[number], readonly string[]>> = {
  'fidelity-uk': [
    '5 left out, cancelled',
    '6 2026-03-05 TransferIn 3.24 GBP settled 2026-03-05',
    '7 2026-03-05 TransferOut -3.24 GBP settled 2026-03-05',
    '8 2026-03-04 Dividend Kestrel Income Fund 42.8 GBP settled 2026-03-10',
    '8 2026-03-04 Purchase Kestrel Income Fund 28.53 at 1.5 GBP -42.80 GBP settled 2026-03-10',
    '9 2026-02-23 Dividend NMR/NORTHMOOR PLC, ORD GBP0.05 (NMR) 14.08 GBP settled 2026-02-23',
    '10 left out, internal',
    '11 2026-02-02 Sale HB./HARBOUR, ORD GBP0.025 (HB.) 300 at 3.15 GBP 945.00 GBP settled 2026-02-04',
    '12 2026-01-12 Charge Dealing -7.50 GBP settled 2026-01-12',
    '13 2026-01-12 Purchase NMR/NORTHMOOR PLC, ORD GBP0.05 (NMR) 640 at 3.14 GBP -2011.31 GBP settled 2026-01-14',
  ],
  freetrade: [
    '2 2026-03-16 Sale GB00B0000001/NMR/Northmoor 2.00 at 125.00 GBP 250.00 GBP',
    '3 2026-02-12 Dividend US0000000018/KST/Kestrel 8.00 GBP tax 2',
    '4 2026-02-01 Interest 1.10 GBP',
    '5 2026-01-20 Purchase US0000000018/KST/Kestrel 10.00 at 125.00 USD -1001.50 GBP charges 1.5',
    '6 2026-01-10 TransferIn GB00B0000001/NMR/Northmoor 1.00 0 GBP cost 125.00',
    '7 ignored',
    '8 2026-01-02 Contribution 1500.00 GBP',
  ],
  'hargreaves-lansdown': [
    '7 2026-02-04 Charge Platform -4.05 GBP settled 2026-02-04',
    '8 2026-01-15 Sale Northmoor Index Fund 1000 at 450.00 GBX 4488.05 GBP settled 2026-01-17 charges 11.95',
    '9 2026-01-14 Purchase Northmoor Index Fund 2000 at 328.00 GBX -6571.95 GBP settled 2026-01-16 charges 11.95',
    '10 2026-01-03 Contribution 7000.00 GBP settled 2026-01-03',
  ],
  'interactive-brokers': [
    '6 2026-03-03 Dividend US0000000018/KST 20.0 EUR',
    '7 2026-03-03 Tax US0000000018/KST -3.0 EUR',
    '8 2026-02-15 Sale KST/KESTREL PLC 2 at 101.00 EUR 199.0 EUR charges 3',
    '9 2026-01-15 Purchase KST/KESTREL PLC 4 at 100.0 EUR -403.0 EUR charges 3',
    '10 2026-01-10 Adjustment -0.00025 EUR',
    '11 2026-01-01 Contribution 500.0 EUR',
  ],
  'interactive-brokers-activity': [
    '4 2026-01-14 Purchase KST 1200 at 24.35 USD -29226 USD charges 6',
    '5 ignored',
    '6 Header "Data" kind',
    '8 2026-01-14 Exchange 29404.8 USD',
    '8 2026-01-14 Exchange -24001.63 GBP charges 1.63',
    '10 left out, reversed with 11',
    '11 left out, reversed with 10',
    '12 2026-03-20 Dividend US0000000018/KST 95.2 USD tax 16.8',
    '13 ignored',
    '15 left out, joined with 12',
    '17 2026-05-12 CorporateAction US0000000018/KST/KESTREL INC 1200 0 USD',
  ],
  'morgan-stanley': [
    '2 2026-04-01 Sale GSU Class C 2 at 2110.00 USD 4219.95 USD charges 0.05',
    '3 2026-04-02 Withdrawal -4218.95 USD',
    '4 ignored',
  ],
  'plain-table': [
    '2 2026-02-09 Dividend NMR 80 GBP',
    '3 2026-02-01 CorporateAction NMR 50 0 GBP',
    '4 2026-01-14 Sale NMR 50 at 6.00 GBP 299.5 GBP charges 0.50',
    '5 2026-01-10 Purchase NMR 100 at 5.35 GBP -536 GBP charges 1.00',
    '6 2026-01-10 Purchase NMR 100 at 5.35 GBP -536 GBP charges 1.00',
  ],
  schwab: [
    '2 2026-02-13 Interest 1.2 USD',
    '3 2026-02-12 Sale KST/KESTREL INC 90 at 33 USD 2965 USD charges 5',
    '4 2026-01-02 Purchase KST/KESTREL INC 90.5 at 30.2 USD -2737.1 USD charges 4',
    '5 2026-01-02 Contribution 10000.00 USD',
    '6 2025-12-31 Withdrawal -50.00 USD',
  ],
  'sharesight-income': [
    '7 2026-02-10 Dividend NMR/Northmoor 3.00 GBP',
    '8 ignored',
    '10 ignored',
    '12 2026-02-13 Dividend KST/Kestrel Inc 4.25 USD tax 0.75 rate 0.8',
    '13 ignored',
  ],
  'sharesight-trades': [
    '4 2026-01-13 Purchase KST/Kestrel Inc 10 at 250 USD -2000 GBP',
    '5 2026-02-01 Sale KST/Kestrel Inc 5 at 300 USD 1196 GBP charges 4',
    '6 2026-02-03 Sale XBT/Bitcoin currency account 0.1 at 1 XBT 3532.66 GBP',
    '8 ignored',
  ],
  'trading212-2020': [
    '2 2020-06-24 Contribution 900.00 EUR',
    '3 2020-06-24 Purchase US0000000018/KST/Kestrel 10.0000000000 at 10.00 USD -80.10 EUR charges 0.1',
    '4 2020-07-24 Sale US0000000018/KST/Kestrel 10.0000000000 at 12.50 USD 99.90 EUR charges 0.1',
    '5 2020-07-02 Dividend US0000000018/KST/Kestrel 0.80 EUR tax 0.12',
  ],
  'trading212-2024': [
    '2 2024-01-01 Contribution 3000.00 GBP',
    '3 2024-01-02 Purchase GB00B0000001/NMR/Northmoor 24.0000000000 at 12500 GBX -3000.00 GBP',
    '4 2024-01-04 Adjustment 0.75 GBP',
    '5 2024-05-26 Withdrawal -0.50 GBP',
  ],
  'trading212-2026': [
    '2 2026-05-01 Contribution 1000.00 GBP',
    '3 2026-08-01 Purchase FR0000000200/REN/Rennes SA 20.0000000000 at 50.00 EUR -803.60 GBP charges 3.6',
    '4 2026-09-02 Withdrawal -20.00 GBP',
  ],
  'vanguard-cash-and-investments': [
    '6 2026-01-08 Contribution 15000 GBP',
    '7 2026-01-13 Purchase NMR/Northmoor ETF Distributing 1550 -14982.06 GBP',
    '8 2026-01-23 Withdrawal -10.24 GBP',
    '9 2026-01-24 Sale NMR/Northmoor ETF – Distributing 0.5 5 GBP',
    '10 ignored',
    '12 ignored',
    '15 ignored',
    '16 ignored',
  ],
  'vanguard-cash': [
    '2 2026-01-08 Contribution 15000 GBP',
    '3 2026-01-13 Purchase NMR/Northmoor ETF Distributing 1550 -14982.06 GBP',
    '4 2026-02-01 Interest 0.41 GBP',
    '5 2026-02-09 Dividend NMR 225.83 GBP',
    '6 2026-02-10 Dividend NMR -225.83 GBP',
    '7 2026-02-15 Charge Platform -25.0 GBP',
    '8 2026-02-15 Charge Platform 25.0 GBP',
  ],
};

describe('a file is recognised by its columns and read row by row', () => {
  test.each(layoutIds)('%s', (id) => {
    const { layout, rows } = convertedFile(new URL(`${id}.csv`, import.meta.url));
    expect(layout).toBe(id);
    expect(rows.map(told)).toEqual(expected[id]);
  });
});
