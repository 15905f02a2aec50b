import { expect, test } from 'vitest';
import { pickAs } from './pick-as.ts';

const lines = [
  { column: 'externalId', field: 'external_id' },
  { column: 'note', field: 'note' },
] as const;

test('a record leaves with the properties of the lines, under their other names, and comes back', () => {
  const form = pickAs({ externalId: '7', note: null, version: 3 }, lines, { from: 'column', to: 'field' });
  expect(form).toEqual({ external_id: '7', note: null });
  expect(pickAs(form, lines, { from: 'field', to: 'column' })).toEqual({ externalId: '7', note: null });
});
