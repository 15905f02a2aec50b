import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differences, figuresIn, type Named } from './statement/answer.ts';
import { complete, type Expected, statementAnswers } from './statement/statement-answers.ts';
import type { WrittenStatement } from './statement/written-statement.ts';

const folder = new URL('statements/', import.meta.url);
const names = readdirSync(folder).filter((name) => /^\d\d-/.test(name));

function read(name: string, file: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}/${file}.json`, folder), 'utf8'));
}

test('there are at least thirty statements, each with its proof', () => {
  expect(names.length).toBeGreaterThanOrEqual(30);
  expect(names.filter((name) => !existsSync(new URL(`${name}/proof.md`, folder)))).toEqual([]);
});

describe('the whole statement', () => {
  test.each(names)('%s', (name) => {
    const expected = complete(read(name, 'expected') as Expected);
    expect(figuresIn(expected as Named)).toBeGreaterThan(0);
    expect(differences(statementAnswers(read(name, 'input') as WrittenStatement, expected), expected as Named)).toEqual([]);
  });
});
