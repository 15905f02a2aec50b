import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import styles from './media.module.css';
import type { SendingMedia } from './use-media-sending.ts';

interface SendingItemProps {
  readonly item: SendingMedia;
  readonly onDismiss: () => void;
}

/** A file on its way: its place, its amount and the way to stop it. */
export function SendingItem({ item: { name, size, sent, failure }, onDismiss }: SendingItemProps) {
  const texts = useTexts();
  const formats = useFormats();
  const megabytes = (bytes: number) => formats.units(Math.round(bytes / 100_000) / 10);
  const isWhole = sent >= size;
  return (
    <div className={styles.sending} role={failure === null ? undefined : 'alert'}>
      {failure === null && (
        <div className={styles.sendingPlace}>
          <ProgressBar label={texts('media.sending', { name })} share={isWhole ? null : sent / size} />
        </div>
      )}
      <span className={styles.name}>{name}</span>
      <span className={failure === null ? styles.facts : styles.failure}>
        {failure ?? (isWhole ? texts('media.drawing') : texts('media.sent', { sent: megabytes(sent), size: megabytes(size) }))}
      </span>
      <Button size="small" onClick={onDismiss}>
        {texts(failure === null ? 'media.stop' : 'media.dismiss')}
      </Button>
    </div>
  );
}
