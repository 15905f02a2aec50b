import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { addDays } from '#finance/iso-date.ts';

const instruments = 300;
const each = 500;

/** An import folder of so many transactions, 500 for each portfolio: money comes in, is spent on shares, and some of them are sold. */
export async function writeLargeFolder(path: string, transactions: number): Promise<void> {
  const portfolios = Math.ceil(transactions / each);
  mkdirSync(path);
  const small = {
    'instruments.csv': `symbol,name,type,assetClass,currency\n${many(instruments, (index) => `S${index},Share ${index},Stock,Equities,GBP`)}`,
    'users.csv': 'email,name,role\nada@firm.example,Ada,advisor',
    'accounts.csv': `externalId,name,email,portal,advisors,currency\n${many(portfolios, (index) => `A${index},Client ${index},c${index}@home.example,Main,ada@firm.example,GBP`)}`,
    'portfolios.csv': `externalId,account,name,type,currency\n${many(portfolios, (index) => `P${index},A${index},Portfolio ${index},GIA,GBP`)}`,
  };
  for (const [name, text] of Object.entries(small)) writeFileSync(join(path, name), `${text}\n`);
  await pipeline(Readable.from(lines(portfolios)), createWriteStream(join(path, 'transactions.csv')));
}

function many(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_none, index) => line(index)).join('\n');
}

function* lines(portfolios: number): Generator<string> {
  yield 'id,portfolio,date,settleDate,type,symbol,units,price,amount,currency,charges,tax,category,note\n';
  for (let portfolio = 0; portfolio < portfolios; portfolio += 1) {
    let text = '';
    for (let index = 0; index < each; index += 1) {
      const date = addDays('2012-01-02', index * 10);
      const start = `T${portfolio}-${index},P${portfolio},${date}`;
      const symbol = `S${(portfolio + Math.floor(index / 3)) % instruments}`;
      if (index % 3 === 0) text += `${start},${date},Contribution,,,,1000.00,GBP,,,,"Standing order, month ${index}"\n`;
      else text += `${start},${addDays(date, 2)},${index % 3 === 1 ? purchase(symbol, index) : sale(symbol, index)},,\n`;
    }
    yield text;
  }
}

function purchase(symbol: string, index: number): string {
  const units = (index % 50) + 10.25;
  return `Purchase,${symbol},${units},12.3456,${(-units * 12.3456 - 10.5).toFixed(2)},GBP,9.95,0.55`;
}

/** Less than the purchase before it. */
function sale(symbol: string, index: number): string {
  const units = (index % 8) + 2.125;
  return `Sale,${symbol},${units},12.5,${(units * 12.5 - 9.95).toFixed(2)},GBP,9.95,`;
}
