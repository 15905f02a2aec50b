import { expect, test } from 'vitest';
import { tidySvg } from './tidy-svg.ts';

const drawn =
  '<svg width="600" height="300" viewBox="0 0 600 300">\n' +
  '<path d="M0 0" fill="url(#zr3-p0)" pointer-events="visible" ecmeta_series_index="1" class="zr3-cls-0"></path>\n' +
  '<g clip-path="url(#zr3-c0)"></g><defs ><pattern id="zr3-p0"></pattern><clipPath id="zr3-c0"></clipPath></defs>\n' +
  '<style ><![CDATA[ .zr3-cls-0:hover { cursor:pointer; } ]]></style></svg>';

test('the same chart twice on one page has ids of its own, and the same text each time it is drawn', () => {
  const first = tidySvg(drawn, { id: '_R_1_', name: 'Performance' });
  expect(first).toContain('id="_R_1_-p0"');
  expect(first).toContain('fill="url(#_R_1_-p0)"');
  expect(first).toContain('clip-path="url(#_R_1_-c0)"');
  expect(first).toBe(tidySvg(drawn.replaceAll('zr3', 'zr12'), { id: '_R_1_', name: 'Performance' }));
  expect(first).not.toBe(tidySvg(drawn, { id: '_R_2_', name: 'Performance' }));
});

test('scales with its place, and carries neither styles nor marks for scripts', () => {
  const svg = tidySvg(drawn, { id: '«r1»', name: 'Hale & "Sons"' });
  expect(svg).toMatch(/^<svg role="img" aria-label="Hale &amp; &quot;Sons&quot;" width="100%" viewBox="0 0 600 300">/);
  expect(svg).not.toMatch(/style|class=|ecmeta|pointer|«/);
});
