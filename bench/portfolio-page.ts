import '#server/production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { startDemo } from './support/demo.ts';
import { median, milliseconds } from './support/timing.ts';

/**
 * The portfolio page rendered on the server, over HTTP with everything that belongs to it, against the rows of the same page
 * in a plain React table; beside it the overview, and what the pages weigh in JavaScript.
 */
const rounds = 40;
const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const advisor = await demo.signIn('advisor');
const investor = await demo.signIn('investor');
const { portal, portfolio } = await demo.ownPortfolio('investor');

const page = `/dashboard/${portal}/portfolio/${portfolio}`;
const csv = (await investor.get(`${page}/holdings.csv`)).body.trim().split('\r\n');
const rows = csv.map((line) => line.split(','));

const plain = await median(rounds, () => renderToString(createElement('table', null, createElement('tbody', null, rows.map(tableRow)))));
const full = await median(rounds, () => investor.get(page));
const overview = await median(rounds, () => advisor.get(`/dashboard/${portal}`));

console.log(
  `portfolio page ${milliseconds(full)}, the same ${rows.length} rows in plain React ${milliseconds(plain)}, ratio ${(full / plain).toFixed(1)}`,
);
console.log(`overview page ${milliseconds(overview)}`);
console.log(
  `JavaScript as transferred (brotli): login ${await demo.scriptWeight('/login')} KB, portfolio ${await investor.scriptWeight(page)} KB`,
);
await demo.stop();
rmSync(varDir, { recursive: true, force: true });

function tableRow(cells: readonly string[], index: number) {
  return createElement(
    'tr',
    { key: index },
    cells.map((cell, at) => createElement('td', { key: at }, cell)),
  );
}
