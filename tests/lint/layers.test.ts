import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layers } from '../../lint/folders.ts';
import plugin from '../../lint/plugin.ts';
import { planted, plantedIn } from './planted.ts';

const root = resolve(import.meta.dirname, '../..');
const everything = Object.values(planted).flat();
const tried = new Set(everything.flatMap(({ refusedBy }) => refusedBy ?? []));
const configured = await rulesThatAreOn();
const refusals = new Map<string, string[]>();
let field = '';

beforeAll(async () => {
  field = await realpath(await mkdtemp(join(tmpdir(), 'planted-')));
  await Promise.all(
    ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'lint'].map((name) => cp(join(root, name), join(field, name), { recursive: true })),
  );
  await symlink(await realpath(join(root, 'node_modules')), join(field, 'node_modules'));
  await Promise.all(
    everything.map(async ({ path, code }) => {
      await mkdir(dirname(join(field, path)), { recursive: true });
      await writeFile(join(field, path), code);
    }),
  );
  for (const { code, filename } of await lint()) refusals.set(filename, [...(refusals.get(filename) ?? []), code]);
}, 60_000);

afterAll(() => rm(field, { recursive: true, force: true }));

describe.each(Object.entries(planted))('%s', (_sentence, files) => {
  test.each(files.map(({ path, refusedBy }) => [path, refusedBy] as const))('%s: %s', (path, refusedBy) => {
    const ours = (refusals.get(path) ?? []).filter((rule) => configured.has(rule) || tried.has(rule));
    expect(new Set(ours)).toEqual(new Set(refusedBy === null ? [] : [refusedBy]));
  });
});

test('every rule that the configuration names has a planted violation', () => {
  expect([...configured].filter((rule) => !tried.has(rule))).toEqual([]);
});

test('every rule of ours is switched on', () => {
  expect(Object.keys(plugin.rules).filter((name) => !configured.has(`portal/${name}`))).toEqual([]);
});

test('every planted file has a path of its own', () => {
  expect(new Set(everything.map(({ path }) => path)).size).toBe(everything.length);
});

test.each(layers.flat())('%s has planted violations', (folder) => {
  expect(plantedIn(folder)).not.toEqual([]);
});

type Rules = Readonly<Record<string, unknown>>;

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
}

async function lint(): Promise<readonly Diagnostic[]> {
  const oxlint = promisify(execFile)(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'tests'], {
    cwd: field,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stdout } = await oxlint.catch((failure: { stdout: string }) => failure);
  return JSON.parse(stdout).diagnostics.map(({ code, filename }: Diagnostic) => ({
    code: fullName(code.replace(/^(.*)\((.*)\)$/, '$1/$2')),
    filename,
  }));
}

async function rulesThatAreOn(): Promise<ReadonlySet<string>> {
  const written = await readFile(join(root, '.oxlintrc.json'), 'utf8');
  const { rules, overrides } = JSON.parse(written.replaceAll(/^\s*\/\/.*$/gm, '')) as Record<'rules', Rules> & {
    overrides: { rules: Rules }[];
  };
  const all = [rules, ...overrides.map((override) => override.rules)].flatMap((some) => Object.entries(some));
  return new Set(all.filter(([, setting]) => setting !== 'off').map(([rule]) => fullName(rule)));
}

function fullName(rule: string): string {
  return rule.includes('/') ? rule : `eslint/${rule}`;
}
