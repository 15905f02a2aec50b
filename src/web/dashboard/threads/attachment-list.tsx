import type { ShownAttachment } from '#contracts/threads.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import styles from './attachments.module.css';

/** Lists the attachments of a message, each as a download. */
export function AttachmentList({ attachments }: { readonly attachments: readonly ShownAttachment[] }) {
  const texts = useTexts();
  const formats = useFormats();
  if (attachments.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={texts('threads.attachments')}>
      {attachments.map(({ url, name, created }) => (
        <li key={url}>
          <FileIcon of={name} size="small" />
          <a href={url} download className={styles.name}>
            {name}
          </a>
          <span className={styles.note}>{formats.date(created.slice(0, 10))}</span>
        </li>
      ))}
    </ul>
  );
}
