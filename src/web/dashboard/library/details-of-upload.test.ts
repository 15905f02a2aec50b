import { expect, test } from 'vitest';
import { detailsOfUpload } from './details-of-upload.ts';

test.each([
  ['nothing', {}, { portfolio: null, holding: null, effectiveDate: null, tags: [] }],
  [
    'fields that were left empty',
    { portfolio: '', holding: '', effectiveDate: ' ', tags: ' , ' },
    { portfolio: null, holding: null, effectiveDate: null, tags: [] },
  ],
  [
    'everything',
    { portfolio: 'a1', holding: 'b2', effectiveDate: '2026-06-30', tags: 'Tax, 2026 ,Tax' },
    { portfolio: 'a1', holding: 'b2', effectiveDate: '2026-06-30', tags: ['Tax', '2026'] },
  ],
])('of files that are sent with %s', (_what, fields: Record<string, string>, said) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(detailsOfUpload(form)).toEqual(said);
});
