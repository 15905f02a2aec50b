import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The list of code that may wait for its first use. It must equal the code that only tests and benches use. */
const list = 'docs/unused-by-product.md';

interface Issue {
  readonly file: string;
  readonly files?: readonly unknown[];
  readonly exports?: readonly { readonly name: string }[];
}

const { stdout, stderr } = spawnSync('knip', ['--production', '--no-progress', '--include', 'files,exports', '--reporter', 'json'], {
  encoding: 'utf8',
});
if (!stdout) throw new Error(stderr);
const { issues } = JSON.parse(stdout) as { readonly issues: readonly Issue[] };
const unused = issues.flatMap(({ file, files = [], exports = [] }) => [
  ...(files.length > 0 ? [file] : []),
  ...exports.map(({ name }) => `${file} ${name}`),
]);
const listed = Array.from(readFileSync(list, 'utf8').matchAll(/^\| `([^`]+)`(?: `([^`]+)`)? \|/gm), ([, file = '', name]) =>
  name === undefined ? file : `${file} ${name}`,
);
const unlisted = unused.filter((one) => !listed.includes(one));
const settled = listed.filter((one) => !unused.includes(one));
for (const one of unlisted) console.error(`Nothing in the product uses ${one}, and ${list} does not name it.`);
for (const one of settled) console.error(`${list} names ${one}, which the product uses or which is gone.`);
process.exitCode = unlisted.length + settled.length > 0 ? 1 : 0;
