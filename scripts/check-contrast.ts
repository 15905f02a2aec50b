import { readFile } from 'node:fs/promises';
import { judgeThemes } from './contrast/judge-themes.ts';

/** Proves the colours of themes.css: text, controls, focus and chart marks are clear, and chart colours stay apart to every eye. */
const css = await readFile(new URL('../src/web/ui/themes.css', import.meta.url), 'utf8');
const verdicts = judgeThemes(css);
const failures = verdicts.filter(({ failure }) => failure !== null);

for (const { theme, failure } of failures) console.error(`${theme}: ${failure}`);
console.log(`${verdicts.length - failures.length} of ${verdicts.length} colour checks hold.`);
process.exitCode = failures.length === 0 ? 0 : 1;
