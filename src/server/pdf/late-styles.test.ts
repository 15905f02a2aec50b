import { expect, test } from 'vitest';
import { type BuildManifest, lateStyles } from './late-styles.ts';

const manifest: BuildManifest = {
  'page.tsx': { file: 'assets/page.js', imports: ['_table.js'], css: ['page.css'], dynamicImports: ['chart.tsx'] },
  '_table.js': { file: 'assets/table.js', css: ['table.css'] },
  'chart.tsx': { file: 'assets/chart.js', imports: ['_table.js', 'page.tsx'], css: ['chart.css'] },
  'other.tsx': { file: 'assets/other.js', css: ['other.css'], imports: ['gone.js'] },
};

test.each([
  ['what is imported stands first, what is loaded lazily last', ['assets/page.js'], ['table.css', 'page.css', 'chart.css']],
  ['in circles, each once', ['assets/chart.js'], ['table.css', 'page.css', 'chart.css']],
  ['a chunk that is not there brings nothing', ['assets/other.js'], ['other.css']],
  ['nor does a module that is none of the build', ['assets/elsewhere.js'], []],
])('%s', (_case, modules, styles) => {
  expect(lateStyles(manifest, modules)).toEqual(styles);
});
