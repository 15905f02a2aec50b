import { globSync, readFileSync } from 'node:fs';

/** Every style sheet with themes, one after the other. */
export const themeSheets = globSync(['src/web/ui/themes.css', 'src/web/ui/brand-themes/*.css'])
  .sort()
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
