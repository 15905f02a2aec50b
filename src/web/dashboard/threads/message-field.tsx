import { threadLimits } from '#domain/thread/thread.ts';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { RichTextField } from '../../ui/fields/rich-text-field.tsx';

interface MessageFieldProps extends FieldFrame {
  /** Plain text, or the JSON of a document. */
  readonly start: string;
  readonly rows: number;
}

const field = { kind: 'richText', id: 'text', limit: threadLimits.text } as const;

/** The words of a message, in a form in which no other field is called `text`. */
export function MessageField({ start, ...rest }: MessageFieldProps) {
  return <RichTextField field={field} typed={{ text: start }} isMessage {...rest} />;
}
