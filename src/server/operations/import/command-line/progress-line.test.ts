import { expect, test } from 'vitest';
import { ProgressLine } from './progress-line.ts';

const reading = (read: number) => ({ phase: 'reading', file: 'prices.csv', rows: read * 10, read, size: 1000 }) as const;

function drawn(isTTY: boolean, ticks: readonly number[], show: (line: ProgressLine) => void): string[] {
  const written: string[] = [];
  const times = [...ticks];
  let now = 0;
  const line = new ProgressLine({ isTTY, write: (text) => written.push(text) }, () => (now = times.shift() ?? now));
  show(line);
  return written;
}

test('in a terminal one line changes, at most ten times a second, and is cleared in the end', () => {
  const written = drawn(true, [0, 0, 50, 150, 150], (line) => {
    line.show(reading(100));
    line.show(reading(200));
    line.show(reading(500));
    line.show({ phase: 'checking' });
    line.show({ phase: 'checking' });
    line.end();
  });
  expect(written).toEqual([
    '\r\u001b[K███░░░░░░░░░░░░░░░░░░░░░░░░░░░  10%  prices.csv, 1,000 rows',
    '\r\u001b[K███████████████░░░░░░░░░░░░░░░  50%  prices.csv, 5,000 rows',
    '\r\u001b[KChecking …',
    '\r\u001b[K',
  ]);
});

test('elsewhere it says a line each quarter and each phase', () => {
  const written = drawn(false, [], (line) => {
    for (let read = 0; read <= 1000; read += 50) line.show(reading(read));
    line.show({ phase: 'writing' });
    line.end();
  });
  expect(written).toEqual([
    'prices.csv: 25% read\n',
    'prices.csv: 50% read\n',
    'prices.csv: 75% read\n',
    'prices.csv: 100% read\n',
    'Writing …\n',
  ]);
});
