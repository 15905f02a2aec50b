import { judgeThemes } from './contrast/judge-themes.ts';
import { themeSheets } from './contrast/theme-sheets.ts';

/** Proves the colours of all themes: text, controls, focus and chart marks are clear, and chart colours stay apart to every eye. */
const verdicts = judgeThemes(themeSheets);
const failures = verdicts.filter(({ failure }) => failure !== null);

for (const { theme, failure } of failures) console.error(`${theme}: ${failure}`);
console.log(`${verdicts.length - failures.length} of ${verdicts.length} colour checks hold.`);
process.exitCode = failures.length === 0 ? 0 : 1;
