import type { MediaChoice } from '#contracts/media.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FileIcon } from '../pictures/file-icon.tsx';
import styles from './media.module.css';

/** The format of a file, and its pixels where it is a picture. */
export function MediaFacts({ of: { format, width, height } }: { readonly of: MediaChoice }) {
  const formats = useFormats();
  return width === null || height === null ? format : `${format} · ${formats.count(width)} × ${formats.count(height)}`;
}

/** The size of a file as it came. */
export function MediaSize({ bytes }: { readonly bytes: number }) {
  const texts = useTexts();
  const formats = useFormats();
  return bytes < 1_000_000
    ? texts('media.kilobytes', { size: formats.count(Math.ceil(bytes / 1000)) })
    : texts('media.megabytes', { size: formats.units(Math.round(bytes / 100_000) / 10) });
}

/** Stands for a document where a picture would be seen. */
export function FileSign({ format }: { readonly format: string }) {
  return (
    <span className={styles.sign}>
      <FileIcon of={format} size="large" />
    </span>
  );
}
