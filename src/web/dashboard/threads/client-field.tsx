import type { Recipient } from '#contracts/threads.ts';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';
import { recipientOption, recipientsOn } from './recipient-option.ts';

interface ClientFieldProps extends FieldFrame {
  readonly portal: string;
  /** The known recipients, with the chosen one among them. */
  readonly known: readonly Recipient[];
  readonly chosen: string;
  readonly onChange: (recipient: string) => void;
}

/** A client to whom the firm writes, found by name or email. */
export default function ClientField({ portal, known, chosen, onChange, ...frame }: ClientFieldProps) {
  return (
    <ComboboxField
      {...frame}
      name="recipient"
      defaultValue={chosen || null}
      options={{ known: known.map(recipientOption), ask: recipientsOn(portal) }}
      onChange={(recipient) => onChange(recipient ?? '')}
    />
  );
}
