import { Paperclip } from 'lucide-react';
import type { CommentaryFile } from '#contracts/commentary.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './commentary.module.css';

/** The file of a commentary, to download. */
export function CommentaryAttachment({ attachment: { name, href, format, size } }: { readonly attachment: CommentaryFile }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <a href={href} download className={styles.attachment}>
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
