import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { fileSize } from './file-size.ts';
import styles from './preview.module.css';
import { TextPreview } from './text-preview.tsx';

const PdfPreview = lazy(() => import('./pdf-preview.tsx').then((loaded) => ({ default: loaded.PdfPreview })));

interface PreviewProps {
  readonly file: string;
  readonly extension: string;
  readonly size: number;
}

const views: Readonly<Partial<Record<string, typeof TextPreview>>> = { csv: TextPreview, txt: TextPreview };

/** Larger files are for downloading: a page holds what it shows. */
const maxShown = 50_000_000;

/** The file itself, drawn by the page: nothing that stands in it runs. */
export function Preview({ file, extension, size }: PreviewProps) {
  const isAlive = useHydrated();
  const isShown = (extension === 'pdf' || views[extension] !== undefined) && size <= maxShown;
  if (!isShown) return <NoPreview extension={extension} size={size} />;
  if (!isAlive) return <Waiting />;
  return <FetchedPreview file={file} extension={extension} size={size} />;
}

function FetchedPreview({ file, extension, size }: PreviewProps) {
  const texts = useTexts();
  const content = useContent(file);
  if (content === 'failed')
    return (
      <div className={styles.none} role="alert">
        <p>{texts('library.openFailed')}</p>
        <p>{texts('library.openFailedText')}</p>
      </div>
    );
  if (content === null) return <Waiting />;
  const View = views[extension];
  if (View) return <View content={content} extension={extension} />;
  return (
    <Suspense fallback={<Waiting />}>
      <PdfPreview content={content} fallback={<NoPreview extension={extension} size={size} />} />
    </Suspense>
  );
}

/** Fetching it is opening it: the list is told. */
function useContent(file: string): ArrayBuffer | 'failed' | null {
  const { revalidate } = useRevalidator();
  const [content, setContent] = useState<ArrayBuffer | 'failed' | null>(null);
  const opened = useEffectEvent(() => void revalidate());
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const answer = await fetch(file, { signal: stop.signal });
      if (!answer.ok) throw new Error('There is no such file.');
      setContent(await answer.arrayBuffer());
      opened();
    };
    load().catch(() => {
      if (!stop.signal.aborted) setContent('failed');
    });
    return () => stop.abort();
  }, [file]);
  return content;
}

function Waiting() {
  return (
    <div className={styles.stage}>
      <div className={styles.sheet}>
        <Skeleton height={280} />
      </div>
    </div>
  );
}

function NoPreview({ extension, size }: Omit<PreviewProps, 'file'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div className={styles.none}>
      <FileIcon of={extension} size="large" />
      <p>{texts('library.noPreview', { type: extension.toUpperCase(), size: fileSize(size, { texts, formats }) })}</p>
    </div>
  );
}
