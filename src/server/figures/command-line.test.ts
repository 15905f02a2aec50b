import { expect, test } from 'vitest';
import { figuresCommand } from './command-line.ts';

test('what is not said is the whole history of the first firm, for people', () => {
  expect(figuresCommand(['--portfolio', 'P-1'])).toEqual({ portfolio: 'P-1', from: null, to: null, variant: 'default', isJson: false });
});

test('everything can be said', () => {
  const args = '--portfolio P-1 --from 2025-01-01 --to 2025-12-31 --variant greek --json'.split(' ');
  expect(figuresCommand(args)).toEqual({ portfolio: 'P-1', from: '2025-01-01', to: '2025-12-31', variant: 'greek', isJson: true });
});

test.each([
  ['', 'Name a portfolio'],
  ['--portfolio P --from 31/12/2025', '--from 31/12/2025 is not a date'],
  ['--portfolio P --to 2025-02-30', '--to 2025-02-30 is not a date'],
  ['--portfolio P --from 2025-01-02 --to 2025-01-02', 'must end after it starts'],
  ['--portfolio P --variant other', 'There is no variant other'],
  ['--portfolio P --colour', "Unknown option '--colour'"],
])('%s: %s', (line, message) => {
  expect(() => figuresCommand(line.split(' ').filter(Boolean))).toThrow(message);
});
