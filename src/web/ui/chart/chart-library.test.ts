import { expect, test } from 'vitest';
import { renderSvg } from './chart-library.ts';
import type { ChartOption } from './chart-option.ts';

const hostile = `</text></svg><img src=x onerror="alert(1)"><script>alert(2)</script>&amp;`;
const frame = { width: 700, height: 300, isPaper: true };

const charts: Readonly<Record<string, ChartOption>> = {
  lines: {
    xAxis: { type: 'category', data: [hostile, 'b'], name: hostile },
    yAxis: { type: 'value' },
    series: [{ type: 'line', name: hostile, data: [1, 2], endLabel: { show: true, formatter: hostile } }],
  },
  bars: {
    xAxis: { type: 'value' },
    yAxis: { type: 'category', data: [hostile] },
    series: [{ type: 'bar', name: hostile, data: [1], label: { show: true, formatter: hostile } }],
  },
  pie: { series: [{ type: 'pie', data: [{ name: hostile, value: 1 }], label: { show: true } }] },
  radar: { radar: { indicator: [{ name: hostile }, { name: 'b' }, { name: 'c' }] }, series: [{ type: 'radar', data: [[1, 2, 3]] }] },
};

// On paper the drawing stands in the page as it is.
test.each(Object.entries(charts))('a name in %s stays a name', (_kind, option) => {
  const svg = renderSvg(() => option, frame, { id: 'r1', name: hostile });
  expect(svg).toContain('&lt;img');
  expect(svg.slice(0, svg.indexOf('</svg>'))).not.toMatch(/<(?:img|script)/);
  expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  expect(svg).not.toMatch(/<[a-z]+ [^>]*\son\w+=/);
});
