import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

let varDir: string;

beforeEach(() => {
  varDir = mkdtempSync(join(tmpdir(), 'secret-'));
});

afterEach(() => {
  rmSync(varDir, { recursive: true });
});

test('the configured secret is taken and nothing written', () => {
  expect(readSecret({ secret: 'configured', varDir })).toBe('configured');
  expect(readdirSync(varDir)).toEqual([]);
});

test('otherwise one is made, kept, and for the eyes of its user', () => {
  const nested = join(varDir, 'not', 'yet');
  const secret = readSecret({ secret: null, varDir: nested });
  expect(secret).toHaveLength(43);
  expect(readSecret({ secret: null, varDir: nested })).toBe(secret);
  expect(readdirSync(nested)).toEqual(['secret']);
  expect(statSync(join(nested, 'secret')).mode & 0o777).toBe(0o600);
  expect(statSync(nested).mode & 0o777).toBe(0o700);
});

test('a secret that is too short is refused', () => {
  writeFileSync(join(varDir, 'secret'), 'short');
  expect(() => readSecret({ secret: null, varDir })).toThrow('too short');
});
