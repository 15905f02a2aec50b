import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { appendPdf } from './append-pdf.ts';

/** A PDF with pages of a width each, and a title. */
async function pdfOf(title: string, widths: readonly number[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title);
  for (const width of widths) document.addPage([width, 100]);
  return document.save();
}

test('the pages of the document follow those of the report, which keeps its title', async () => {
  const whole = await PDFDocument.load(
    await appendPdf(await pdfOf('Investment Report', [10, 20]), await pdfOf('Client guide', [30, 40, 50]), 'ivy'),
  );
  expect(whole.getPages().map((page) => page.getWidth())).toEqual([10, 20, 30, 40, 50]);
  expect(whole.getTitle()).toBe('Investment Report');
});

test.each([
  ['no PDF', async () => Buffer.from('<html>')],
  ['a damaged one', async () => (await pdfOf('Guide', [10])).slice(0, 200)],
  [
    'an encrypted one',
    async () => {
      const document = await PDFDocument.load(await pdfOf('Guide', [10]));
      document.encrypt({ userPassword: 'secret', ownerPassword: 'other' });
      return document.save();
    },
  ],
])('%s is refused', async (_what, appended) => {
  await expect(appendPdf(await pdfOf('Report', [10]), await appended(), 'ivy')).rejects.toMatchObject({ code: 'file-unreadable' });
});
