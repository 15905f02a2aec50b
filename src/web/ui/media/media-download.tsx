import { Paperclip } from 'lucide-react';
import type { MediaDownload } from '#contracts/media.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './media-download.module.css';

/** A file of media, to download. */
export function MediaDownloadLink({ of: { name, href, format, size } }: { readonly of: MediaDownload }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <a href={href} download className={styles.download}>
      <Icon of={Paperclip} size="small" />
      <span>
        {name}{' '}
        <span className={styles.facts}>
          ({texts('home.attachment', { format: format.toUpperCase(), size: formats.count(Math.ceil(size / 1000)) })})
        </span>
      </span>
    </a>
  );
}
