import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockInstance } from './instance-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('the data folder that it makes is for one user', () => {
  const varDir = join(folder, 'var');
  const lock = lockInstance(varDir, 'http://localhost:3000');
  expect(lock.kind).toBe('taken');
  expect(statSync(varDir).mode & 0o777).toBe(0o700);
});
