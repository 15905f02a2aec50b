import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { stylesOf } from './styles-of-lazy-views.ts';

const folder = mkdtempSync(join(tmpdir(), 'lazy-views-'));

test('a view brings the style sheets of all that it imports, in every way of importing', () => {
  write('src/web/view.tsx', [
    "import { useState } from 'react';",
    "import { Card } from './ui/card.tsx';",
    "import type { Shape } from './shape.ts';",
    "import {\n  one,\n  two,\n} from '#web/ui/many.tsx';",
    "import own from './view.module.css';",
  ]);
  write('src/web/ui/card.tsx', ["import styles from './card.module.css';", "import { View } from '../view.tsx';"]);
  write('src/web/ui/many.tsx', ["export { one } from './one.tsx';", "const late = () => import('./late.tsx');"]);
  write('src/web/ui/one.tsx', ["import './one.css';"]);
  const styles = [...stylesOf(join(folder, 'src/web/view.tsx'))].map((file) => relative(folder, file));
  expect(styles.sort()).toEqual(['src/web/ui/card.module.css', 'src/web/ui/one.css', 'src/web/view.module.css']);
});

function write(path: string, lines: readonly string[]) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), lines.join('\n'));
}
