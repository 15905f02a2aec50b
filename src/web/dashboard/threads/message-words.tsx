import type { ShownMessage } from '#contracts/threads.ts';
import { RichTextView } from '../../ui/rich-text.tsx';

interface MessageWordsProps extends Pick<ShownMessage, 'text' | 'formatted'> {
  /** The class names for plain text, whose line breaks stay, and for formatted text. */
  readonly styles: { readonly plain: string | undefined; readonly formatted: string | undefined };
}

/** The text of a message. */
export function MessageWords({ text, formatted, styles }: MessageWordsProps) {
  if (!formatted) return <p className={styles.plain}>{text}</p>;
  return (
    <div className={styles.formatted}>
      <RichTextView document={formatted} />
    </div>
  );
}
