import { expect, test } from 'vitest';
import { detailsOfUpload } from './details-of-upload.ts';

test.each([
  ['nothing', {}, { portfolio: null, effectiveDate: null, tags: [] }],
  ['fields that were left empty', { portfolio: '', effectiveDate: ' ', tags: ' , ' }, { portfolio: null, effectiveDate: null, tags: [] }],
  [
    'everything',
    { portfolio: 'a1', effectiveDate: '2026-06-30', tags: 'Tax, 2026 ,Tax' },
    { portfolio: 'a1', effectiveDate: '2026-06-30', tags: ['Tax', '2026'] },
  ],
])('of files that are sent with %s', (_what, fields: Record<string, string>, said) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(detailsOfUpload(form)).toEqual(said);
});
