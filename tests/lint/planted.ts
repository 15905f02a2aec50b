import { folderOf, pureFolders, layers, serverAdapters, webSections } from '../../lint/folders.ts';

/** A file written to be linted: `refusedBy` is the one rule that must refuse it, `null` when it is fine. */
export interface Planted {
  readonly path: string;
  readonly code: string;
  readonly refusedBy: string | null;
}

const folders = layers.flat();
const inServer = (part: string) => `src/server/${part}/a.ts`;
const importing = (written: string) => `import { b } from '${written}';\nexport const a = b;\n`;
const importingType = (written: string) => `import type { B } from '${written}';\nexport type A = B;\n`;

function refused(refusedBy: string, path: string, code: string): Planted {
  return { path, code, refusedBy };
}

function fine(path: string, code: string): Planted {
  return { path, code, refusedBy: null };
}

function layerOf(folder: string): number {
  return layers.findIndex((layer) => layer.includes(folder));
}

/** Every pair of folders: from left to right is refused, and the other way round is fine. */
export const layerRules: readonly Planted[] = folders.flatMap((own) =>
  folders
    .filter((other) => other !== own)
    .map((other) => {
      const path = `src/${own}/uses-${other}.ts`;
      if (layerOf(other) >= layerOf(own)) return refused('portal/layer', path, importingType(`#${other}/b.ts`));
      const written = own === 'routes' && other === 'server' ? '#server/request-context.ts' : `#${other}/b.ts`;
      return fine(path, importingType(written));
    }),
);

/** However an import is written, it is seen. */
export const waysToImport: readonly Planted[] = [
  refused('portal/layer', 'src/domain/by-value.ts', importing('#server/b.ts')),
  refused('portal/layer', 'src/domain/by-side-effect.ts', `import '#server/b.css';\n`),
  refused('portal/layer', 'src/domain/by-re-export.ts', `export { b } from '#server/b.ts';\n`),
  refused('portal/layer', 'src/domain/by-call.ts', `export const a = () => import('#server/b.ts');\n`),
  refused('portal/layer', 'src/domain/by-type.ts', `export type A = import('#server/b.ts').B;\n`),
  refused('portal/layer', 'src/domain/by-test.test.ts', importing('#server/b.ts')),
  refused('portal/layer', 'src/domain/uses-tests.ts', importing('#tests/support/b.ts')),
  fine('src/domain/tested.test.ts', importing('#tests/support/b.ts')),
  refused('portal/layer', 'src/elsewhere/outside-the-layers.ts', importing('#domain/b.ts')),
  refused('portal/path-style', 'src/domain/climbs.ts', importing('../finance/b.ts')),
  refused('portal/path-style', 'src/forms/climbs-by-type.ts', importingType('../finance/b.ts')),
  refused('portal/path-style', 'src/domain/account/by-hash-inside.ts', importing('#domain/b.ts')),
  fine('src/domain/account/by-relative-path.ts', importing('../b.ts')),
  refused('portal/path-style', 'tests/climbs.ts', importing('../src/domain/b.ts')),
  fine('tests/climbs-to-what-has-no-hash.ts', importing('../scripts/b.ts')),
  refused('portal/path-style', 'src/climbs-down.ts', importing('./web/b.ts')),
];

export const entryPoints: readonly Planted[] = [
  refused('portal/entry-point', 'src/routes/database.ts', importing('#server/db/b.ts')),
  refused('portal/entry-point', 'src/routes/entry-by-type.ts', importingType('#server/config.ts')),
  refused('portal/entry-point', 'src/root.tsx', importing('#server/db/b.ts')),
  fine('src/routes/operation.ts', importing('#server/operations/accounts/b.ts')),
  fine('src/routes/record.ts', importing('#server/records/b.ts')),
  fine('src/entry.server.tsx', importing('#server/request-context.ts')),
  refused('portal/variant-type-only', 'src/web/ui/variant.ts', importing('#variants/b.ts')),
  refused('portal/variant-type-only', 'src/routes/variant.ts', importing('#variants/b.ts')),
  fine('src/web/ui/variant-type.ts', importingType('#variants/b.ts')),
  fine('src/server/operations/variant.ts', importing('#variants/b.ts')),
];

export const insideServer: readonly Planted[] = [
  ...serverAdapters.flatMap((part) => [
    refused('portal/server-layers', `src/server/${part}/uses-operation.ts`, importing('../operations/b.ts')),
    refused('portal/server-layers', `src/server/${part}/uses-http.ts`, importingType('../http/b.ts')),
    fine(`src/server/operations/uses-${part}.ts`, importing(`../${part}/b.ts`)),
  ]),
  refused('portal/server-layers', inServer('operations'), importing('../http/b.ts')),
  refused('portal/server-layers', 'src/server/operations/uses-records.ts', importing('../records/b.ts')),
  refused('portal/server-layers', 'src/server/db/uses-records.ts', importing('../records/b.ts')),
  fine('src/server/records/uses-operation.ts', importing('../operations/b.ts')),
  refused('portal/server-layers', inServer('jobs'), importing('../http/b.ts')),
  refused('portal/server-layers', 'src/server/http/uses-table.ts', importing('../db/b.ts')),
  refused('portal/server-layers', 'src/server/http/uses-provider.ts', importing('../providers/ledger/b.ts')),
  fine('src/server/http/names-table.ts', importingType('../db/b.ts')),
  fine('src/server/http/uses-operation.ts', importing('../operations/b.ts')),
  fine('src/server/wires.ts', importing('./http/b.ts')),
];

export const isolation: readonly Planted[] = [
  refused('portal/isolated-providers', 'src/server/providers/ledger/a.ts', importingType('../private-equity/b.ts')),
  fine('src/server/providers/ledger/port.ts', importing('../reporting-provider.ts')),
  refused('portal/isolated-variants', 'src/variants/greek/a.ts', importing('../bowmore/b.ts')),
  fine('src/variants/greek/builds-on-base.ts', importing('../base/b.ts')),
  fine('src/variants/registry.ts', importing('./greek/b.ts')),
  ...webSections.flatMap((own) =>
    webSections
      .filter((other) => other !== own)
      .map((other) => refused('portal/isolated-sections', `src/web/${own}/uses-${other}.ts`, importingType(`../${other}/b.ts`))),
  ),
  refused('portal/isolated-sections', 'src/web/ui/uses-section.ts', importing('../site/b.ts')),
  fine('src/web/admin/uses-ui.ts', importing('../ui/b.ts')),
];

const impure = {
  'date-now': 'export const a = () => Date.now();\n',
  'new-date': 'export const a = () => new Date();\n',
  'bare-date': 'export const a = () => Date();\n',
  temporal: 'export const a = () => Temporal.Now.instant();\n',
  performance: 'export const a = () => performance.now();\n',
  random: 'export const a = () => Math.random();\n',
  crypto: 'export const a = () => crypto.randomUUID();\n',
  platform: 'export const a = () => process.platform;\n',
  fetch: `export const a = () => fetch('/b');\n`,
  'global-fetch': `export const a = () => globalThis.fetch('/b');\n`,
};

export const purity: readonly Planted[] = [
  ...pureFolders.flatMap((folder) => [
    ...Object.entries(impure).map(([name, code]) => refused('portal/pure-calls', `src/${folder}/${name}.ts`, code)),
    refused('portal/pure-imports', `src/${folder}/node.ts`, importing('node:fs')),
    refused('portal/pure-imports', `src/${folder}/package.ts`, importingType('zod')),
    folder === 'finance'
      ? fine(`src/${folder}/decimal.ts`, importing('big.js'))
      : refused('portal/pure-imports', `src/${folder}/decimal.ts`, importing('big.js')),
    fine(`src/${folder}/node-in.test.ts`, importing('node:fs')),
    fine(`src/${folder}/calendar.ts`, 'export const a = (day: string, fetch: (day: Date) => string) => fetch(new Date(day));\n'),
  ]),
  fine('src/server/reads-clock.ts', 'export const a = () => Date.now();\n'),
];

export const habits: readonly Planted[] = [
  refused('portal/open-pages', 'tests/e2e/a.spec.ts', `export const a = (page: { goto: (to: string) => void }) => page.goto('/');\n`),
  refused('portal/open-pages', 'tests/e2e/again.spec.ts', 'export const a = (page: { reload: () => void }) => page.reload();\n'),
  fine('tests/e2e/walk.ts', `export const a = (page: { goto: (to: string) => void }) => page.goto('/');\n`),
  refused('portal/environment', 'src/server/port.ts', `export const a = process.env['PORT'];\n`),
  refused('portal/environment', 'src/server/environment.ts', 'const { env } = process;\nexport const a = env;\n'),
  refused('portal/environment', 'src/server/imported-environment.ts', `import { env } from 'node:process';\nexport const a = env;\n`),
  fine('src/server/config.ts', `export const a = process.env['PORT'];\n`),
  fine('src/server/production.ts', `process.env.NODE_ENV ??= 'production';\n`),
  refused('portal/variant-comparison', 'src/web/ui/greek.ts', `export const a = (variant: { id: string }) => variant.id === 'greek';\n`),
  refused(
    'portal/variant-comparison',
    'src/server/greek.ts',
    `export const a = (v: { variant: { id: string } }) => 'greek' !== v.variant.id;\n`,
  ),
  fine('src/variants/find.ts', `export const a = (variant: { id: string }) => variant.id === 'greek';\n`),
  refused('portal/barrel', 'src/domain/index.ts', 'export const a = 1;\n'),
  refused('portal/barrel', 'src/domain/everything.ts', `export * from './b.ts';\n`),
  refused('portal/file-name', 'src/domain/utils.ts', 'export const a = 1;\n'),
  refused('portal/file-name', 'src/domain/types.ts', 'export type A = 1;\n'),
  refused('unicorn/filename-case', 'src/domain/bookTransaction.ts', 'export const a = 1;\n'),
  refused(
    'portal/empty-catch',
    'src/server/swallows.ts',
    'export function a(b: () => void) {\n  try {\n    b();\n  } catch {\n    // never mind\n  }\n}\n',
  ),
  refused('portal/empty-catch', 'src/server/swallows-later.ts', 'export const a = (b: Promise<void>) => b.catch(() => {});\n'),
];

const lines = (count: number) => `${Array.from({ length: count }, (_, line) => `b(${line});`).join('\n')}\n`;
const declared = 'declare const b: (line: number) => void;\n';

export const numbers: readonly Planted[] = [
  refused('eslint/max-lines', 'src/domain/long-file.ts', `${declared}${lines(300)}`),
  fine('src/domain/full-file.ts', `${declared}${lines(299)}`),
  refused('eslint/max-lines-per-function', 'src/domain/long-function.ts', `${declared}export function a() {\n${lines(60)}}\n`),
  refused(
    'eslint/max-params',
    'src/domain/five.ts',
    'export const a = (b: number, c: number, d: number, e: number, f: number) => b + c + d + e + f;\n',
  ),
  fine('src/domain/four.ts', 'export const a = (b: number, c: number, d: number, e: number) => b + c + d + e;\n'),
  refused(
    'eslint/complexity',
    'src/domain/branches.ts',
    `export const a = (b: number) => ${Array.from({ length: 10 }, (_, n) => `b === ${n} ? ${n} : `).join('')}-1;\n`,
  ),
];

export const ready: readonly Planted[] = [
  refused('eslint/eqeqeq', 'src/domain/loose.ts', 'export const a = (b: unknown) => b == 1;\n'),
  refused('eslint/no-var', 'src/domain/old.ts', 'export var a = 1;\n'),
  refused('eslint/prefer-const', 'src/domain/never-changes.ts', 'let a = 1;\nexport const c = () => a;\n'),
  refused('eslint/no-warning-comments', 'src/domain/later.ts', '// Write this: TODO\nexport const a = 1;\n'),
  refused('eslint/no-console', 'src/server/talks.ts', `console.log('b');\n`),
  fine('src/server/main.ts', `console.log('b');\n`),
  refused('typescript/no-explicit-any', 'src/domain/anything.ts', 'export const a = (b: any): unknown => b;\n'),
  refused('typescript/ban-ts-comment', 'src/domain/silenced.ts', `// @ts-expect-error because\nexport const a: number = 'b';\n`),
  refused(
    'typescript/no-floating-promises',
    'src/server/forgets.ts',
    'declare const b: () => Promise<void>;\nexport function a() {\n  b();\n}\n',
  ),
  refused(
    'typescript/no-misused-promises',
    'src/server/asks-a-promise.ts',
    'declare const b: () => Promise<boolean>;\nexport const a = () => (b() ? 1 : 2);\n',
  ),
  refused(
    'typescript/switch-exhaustiveness-check',
    'src/domain/forgets-a-case.ts',
    `export function a(b: 'c' | 'd') {\n  switch (b) {\n    case 'c':\n      return 1;\n  }\n  return 2;\n}\n`,
  ),
  refused('import/no-cycle', 'src/server/cycle-a.ts', `import { c } from './cycle-c.ts';\nexport const a = (): number => c();\n`),
  refused('import/no-cycle', 'src/server/cycle-c.ts', `import { a } from './cycle-a.ts';\nexport const c = (): number => a();\n`),
  refused('import/no-cycle', 'src/contracts/cycle-a.ts', `import type { C } from './cycle-c.ts';\nexport type A = readonly C[];\n`),
  refused('import/no-cycle', 'src/contracts/cycle-c.ts', `import type { A } from './cycle-a.ts';\nexport type C = readonly A[];\n`),
  refused('import/no-unassigned-import', 'src/server/runs-on-import.ts', `import './b.ts';\n`),
  fine('src/web/ui/styled.ts', `import './b.css';\nimport '@fontsource/lato/400.css';\n`),
  refused(
    'react/hooks',
    'src/web/ui/sometimes.tsx',
    `import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}\n`,
  ),
  refused('jsx-a11y/alt-text', 'src/web/ui/picture.tsx', `export function A() {\n  return <img src="b.png" />;\n}\n`),
];

/** Everything that is planted, by the sentence that it tries. */
export const planted = { layerRules, waysToImport, entryPoints, insideServer, isolation, purity, habits, numbers, ready };

/** Returns the planted files of a folder that a rule must refuse. */
export function plantedIn(folder: string): readonly Planted[] {
  return Object.values(planted)
    .flat()
    .filter(({ path, refusedBy }) => refusedBy !== null && folderOf(path) === folder);
}
