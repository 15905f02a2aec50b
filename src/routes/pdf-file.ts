import { contentDisposition } from './content-disposition.ts';

interface PdfFile {
  readonly pdf: Uint8Array;
  readonly fileName: string;
}

/** A report as a file to keep; no one on the way keeps a copy. */
export function pdfFile({ pdf, fileName }: PdfFile): Response {
  return new Response(Buffer.from(pdf), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': contentDisposition(fileName), 'cache-control': 'no-store' },
  });
}
