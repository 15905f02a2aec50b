import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const importsViewLazily = /\blazy\(/;
const dynamicImport = /\bimport\('(\.[^']+\.tsx)'\)/g;
const staticImport = /^(?:import|export)\b(?!\s+type\b)[^'"]*'([^']+)';/gm;
const ourStyles = /\/src\/.*\.module\.css$/;

/**
 * A view that is loaded lazily is still part of the page that the server sends, so its styles must be in the head with
 * that page: Vite would fetch them with the script, after the first paint. Anyone who imports a view lazily therefore
 * imports all style sheets of the view as well.
 */
export function stylesOfLazyViews(): Plugin[] {
  return [
    {
      name: 'styles-of-lazy-views',
      enforce: 'pre',
      transform(code, id) {
        if (!/\/src\/web\/.*\.tsx?$/.test(id) || !importsViewLazily.test(code)) return null;
        const views = [...code.matchAll(dynamicImport)].map(([, path = '']) => resolve(dirname(id), path));
        const styles = new Set(views.flatMap((view) => [...stylesOf(view)]));
        return { code: [...styles].map((file) => `import ${JSON.stringify(file)};`).join('') + code, map: null };
      },
    },
    {
      // Vite takes a style sheet without a used class name for dead code.
      name: 'keep-imported-styles',
      enforce: 'post',
      transform(code, id) {
        return ourStyles.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
      },
    },
  ];
}

/** Every style sheet that a file needs to be drawn, its own first, through all that it imports statically. */
export function stylesOf(file: string, seen = new Set<string>()): Set<string> {
  const styles = new Set<string>();
  if (seen.has(file)) return styles;
  seen.add(file);
  for (const imported of importsOf(file)) {
    if (imported.endsWith('.css')) styles.add(imported);
    else stylesOf(imported, seen).forEach((style) => styles.add(style));
  }
  return styles;
}

/** Files of `web` that a file imports statically: relative ones and those by `#web/`. */
function importsOf(file: string): string[] {
  const source = /^.*\/src\//.exec(file)?.[0] ?? '';
  return [...readFileSync(file, 'utf8').matchAll(staticImport)].flatMap(([, path = '']) => {
    if (path.startsWith('.')) return resolve(dirname(file), path);
    return path.startsWith('#web/') ? resolve(source, path.slice(1)) : [];
  });
}
