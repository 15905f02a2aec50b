import { ChevronLeft, ChevronRight } from 'lucide-react';
import * as pdfjs from 'pdfjs-dist';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './preview.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Without what a page could run, and without what our policy for pages forbids. */
const options = { isEvalSupported: false, enableXfa: false, useWasm: false, disableFontFace: false } as const;

interface PdfPreviewProps {
  readonly content: ArrayBuffer;
  /** For what cannot be drawn. */
  readonly fallback: ReactNode;
}

/** The pages of a PDF, one at a time, on white paper. */
export function PdfPreview({ content, fallback }: PdfPreviewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const [pdf, setPdf] = useState<pdfjs.PDFDocumentProxy | 'failed' | null>(null);
  const [page, setPage] = useState(1);
  useEffect(() => {
    const task = pdfjs.getDocument({ ...options, data: content.slice(0) });
    task.promise.then(setPdf, () => setPdf('failed'));
    return () => void task.destroy();
  }, [content]);
  if (pdf === 'failed') return fallback;
  const pages = pdf?.numPages ?? 1;
  return (
    <>
      <div className={styles.bar}>
        <IconButton
          icon={ChevronLeft}
          size="small"
          label={texts('states.previousPage')}
          disabled={page <= 1}
          onClick={() => setPage(page - 1)}
        />
        <span>{texts('states.page', { page: formats.count(page), pages: formats.count(pages) })}</span>
        <IconButton
          icon={ChevronRight}
          size="small"
          label={texts('states.nextPage')}
          disabled={page >= pages}
          onClick={() => setPage(page + 1)}
        />
      </div>
      <div className={styles.stage}>{pdf && <Sheet key={page} pdf={pdf} number={page} />}</div>
    </>
  );
}

function Sheet({ pdf, number }: { readonly pdf: pdfjs.PDFDocumentProxy; readonly number: number }) {
  const texts = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return undefined;
    const drawing = draw(pdf, number, drawn);
    return () => void drawing.then((task) => task.cancel()).catch(() => undefined);
  }, [pdf, number]);
  return (
    <canvas ref={canvas} className={styles.sheet}>
      {texts('library.previewPage', { number: String(number) })}
    </canvas>
  );
}

/** At twice the width of the panel: sharp on any screen, and bounded whatever size the page claims. */
async function draw(pdf: pdfjs.PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): Promise<pdfjs.RenderTask> {
  const page = await pdf.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(1000 / whole.width, 2000 / whole.height);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  return page.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.DISABLE });
}
