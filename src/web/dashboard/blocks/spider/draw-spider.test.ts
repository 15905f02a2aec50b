import { expect, test } from 'vitest';
import type { Spider } from '#contracts/datasets/returns.ts';
import { available, unavailable } from '#finance/figure.ts';
import { spiderAxes } from '#finance/risk/spider.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { drawSpider } from './draw-spider.ts';
import { spiderLine } from './spider-line.ts';
import { spiderRows } from './spider-rows.ts';

const points = spiderAxes.map((axis) =>
  axis === 'charges' ? { axis, figure: unavailable('under-a-year'), scaled: null } : { axis, figure: available(0.05), scaled: 0.5 },
);
const shown: Spider = {
  asOf: '2026-06-30',
  portfolios: [
    { id: 'a', name: 'ISA', points },
    { id: 'b', name: 'Pension', points },
  ],
};
const frame = { width: 600, height: 560, isPaper: true };

test('each portfolio is a line around six named axes, in the colours of the page', () => {
  const svg = renderSvg(drawSpider(shown, textsByLocale.en), frame, { id: 'one', name: 'Portfolios' });
  for (const part of ['var(--chart-1)', 'var(--chart-2)', 'Small falls', 'Diversification']) expect(svg).toContain(part);
  expect(svg).not.toContain('NaN');
});

test('lines differ by their dashes as well as by their colours', () => {
  expect(new Set([0, 1, 2, 3].map((at) => JSON.stringify(spiderLine(at).dashes))).size).toBe(4);
  expect(new Set(Array.from({ length: 20 }, (_, at) => spiderLine(at).color)).size).toBe(20);
  expect(spiderLine(20).color).toBe(spiderLine(0).color);
});

test('a figure that is not there is blank in the rows', () => {
  expect(spiderRows(shown, textsByLocale.en).rows[0]).toEqual(['ISA', 0.05, 0.05, 0.05, 0.05, null, 0.05]);
});
