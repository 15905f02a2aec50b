import { expect, test } from 'vitest';
import { detectSeparator } from '#domain/import/read/text-shape.ts';
import { guessMapping, findHeaderLine } from '#domain/import/map/guess-mapping.ts';
import { CsvReader } from '#server/operations/import/read/csv-reader.ts';
import { convertedText, told } from './converted-file.ts';

/** A file as it is understood before anyone has explained it. */
function read(text: string): string[] {
  const { rows } = new CsvReader(detectSeparator(text)).take(text, true);
  const at = findHeaderLine(rows);
  return convertedText(text, { mapping: guessMapping(rows[at] ?? [], rows.slice(at + 1), 'Alpha') }).rows.map(told);
}

test.each([
  [
    'stamps, signs of currencies, and amounts with the sign of the holding',
    `Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate
2025-09-22T13:30:10.514Z,,CASH TOP-UP,,,"$1,000.00",USD,1.0665
2025-09-23T14:30:10.514Z,KST,BUY - MARKET,0.5,$52.25,$26.13,USD,1.0665
2025-11-03T06:00:00.000Z,,CUSTODY FEE,,,-$0.12,USD,1.0612`,
    [
      '2 2025-09-22 Contribution 1000.00 USD',
      '3 2025-09-23 Purchase KST 0.5 at 52.25 USD -26.13 USD',
      '4 2025-11-03 Charge Platform -0.12 USD',
    ],
  ],
  [
    'debit and credit, with the security where other rows have the type',
    `Date,Settlement Date,Symbol,Sedol,Quantity,Price,Description,Reference,Debit,Credit,Running Balance
12/03/2026,14/03/2026,NMR,B3X1LT5,25,£88.2150,NORTHMOOR FUNDS PLC ALL WORLD,1234567,"£2,205.37",n/a,£794.63
05/03/2026,05/03/2026,n/a,n/a,n/a,n/a,DEBIT CARD PAYMENT,,n/a,"£3,000.00","£3,000.00"
27/03/2026,27/03/2026,NMR,B3X1LT5,n/a,n/a,Div 25 NORTHMOOR FUNDS PLC,1234599,n/a,£9.42,£804.05`,
    [
      '2 2026-03-12 Purchase NMR 25 at 88.2150 GBP -2205.37 GBP settled 2026-03-14',
      '3 2026-03-05 Contribution 3000 GBP settled 2026-03-05',
      '4 2026-03-27 Dividend NMR 9.42 GBP settled 2026-03-27',
    ],
  ],
  [
    'a column of directions',
    `"Datum";"Naam / Omschrijving";"Rekening";"Af Bij";"Bedrag (EUR)"
"20260105";"Salaris";"NL00ALFA01";"Bij";"2500,00"
"20260110";"Winkel";"NL00ALFA01";"Af";"45,12"`,
    ['2 2026-01-05 Contribution 2500.00 EUR', '3 2026-01-10 Withdrawal -45.12 EUR'],
  ],
  [
    'trades in a comment beside the type',
    `ID;Type;Time;Comment;Symbol;Amount
532918182;Stock purchase;04.01.2026 10:11:12;OPEN BUY 5 @ 84.50;KST;-422.5
532918183;DIVIDENT;04.04.2026 12:00:00;KST EUR 0.3000/ SHR;KST;1.5
532918184;Withholding Tax;04.04.2026 12:00:00;KST EUR WHT 15%;KST;-0.23
532918185;Stock sale;10.05.2026 10:11:12;CLOSE BUY 2/5 @ 90.00;KST;180`,
    [
      '2 2026-01-04 Purchase KST 5 at 84.5 GBP -422.5 GBP',
      '3 2026-04-04 Dividend KST 1.27 GBP tax 0.23',
      '4 left out, joined with 3',
      '5 2026-05-10 Sale KST 2 at 90 GBP 180 GBP',
    ],
  ],
  [
    'two columns of charges, and lines above the header',
    `

Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date
04/15/2026, YOU SOLD KESTREL INC (KST) (Cash), KST, KESTREL INC,Cash,-4,250.25,0.65,0.03,,1000.32,04/17/2026
01/02/2026, Electronic Funds Transfer Received (Cash), , No Description,Cash,0,,,,,5000.00,`,
    [
      '4 2026-04-15 Sale KST/KESTREL INC 4 at 250.25 USD 1000.32 USD settled 2026-04-17 charges 0.68',
      '5 2026-01-02 Contribution 5000.00 USD',
    ],
  ],
  [
    'a currency that only trades have, and charges on top of amounts',
    `Date;Category;"Asset Name";ISIN;"Number of Shares";"Asset Currency";"Asset Price in CHF";"Cash Flow";Balance
2026-01-05;Deposit;;;;;;6883.00;6883.00
2026-01-09;Buy;"Kestrel World";CH0000000012;1.245;CHF;1520.00;-1892.40;4990.60`,
    ['2 2026-01-05 Contribution 6883.00 GBP', '3 2026-01-09 Purchase CH0000000012/Kestrel World 1.245 -1892.40 GBP'],
  ],
] as const)('%s', (_case, text, expected) => {
  expect(read(text)).toEqual(expected);
});
