import { afterEach, beforeEach, vi } from 'vitest';

const said: string[] = [];
const realError = console.error;

beforeEach(() => {
  said.length = 0;
  console.error = (...words: readonly unknown[]) => {
    said.push(words.map(String).join(' '));
    realError(...words);
  };
});

afterEach(() => {
  const wasExpected = vi.isMockFunction(console.error);
  console.error = realError;
  if (!wasExpected && said.length > 0) throw new Error(`console.error was not expected: ${said.join(' | ')}`);
});
