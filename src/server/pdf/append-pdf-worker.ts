import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';

/**
 * A process that appends one PDF to another, started by `append-pdf.ts`: it reads both from stdin, the first as long as its argument says, and writes the
 * whole to stdout.
 */
const { own } = JSON.parse(process.argv[2] ?? '') as { readonly own: number };
const content = await buffer(process.stdin);
const whole = await PDFDocument.load(content.subarray(0, own), { updateMetadata: false });
const appended = await PDFDocument.load(content.subarray(own), { updateMetadata: false, throwOnInvalidObject: true });
if (appended.getPageCount() === 0) throw new Error('The document has no pages.');
for (const page of await whole.copyPages(appended, appended.getPageIndices())) whole.addPage(page);
process.stdout.write(await whole.save());
