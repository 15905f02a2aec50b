import type { EntryPreview } from '#contracts/ledger/entry-form.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './entries.module.css';
import type { EntryFormState } from './use-entry-form.ts';
import type { Fetched } from './use-fetched.ts';

interface FieldShortcutProps {
  readonly id: string;
  readonly state: EntryFormState;
  readonly preview: Fetched<EntryPreview>;
}

/** Fills the field above with the likely value: all units of a sale, the last price. */
export function FieldShortcut({ id, state, preview }: FieldShortcutProps) {
  const texts = useTexts();
  const formats = useFormats();
  const units = preview.state === 'ready' ? preview.value.units : null;
  if (!units) return null;
  const all = allWords(state);
  if (id === (units.isNominal ? 'nominal' : 'units') && all && /[1-9]/.test(units.before)) {
    return (
      <button type="button" className={styles.shortcut} onClick={() => state.takeOver({ [id]: units.before })}>
        {texts(all, { units: formats.units(units.before) })}
      </button>
    );
  }
  const { price } = units;
  if ((id !== 'price' && id !== 'purchaseValue') || !price) return null;
  return (
    <button type="button" className={styles.shortcut} onClick={() => state.takeOver({ [id]: price.text })}>
      {texts('entries.lastPrice', { price: formats.price(price.text, price.unit), date: formats.date(price.day) })}
    </button>
  );
}

/** Returns the label of the shortcut that sells or transfers everything; null where none applies. */
function allWords({ asks, typed }: EntryFormState): 'entries.sellAll' | 'entries.transferAll' | null {
  if (asks === 'transfer') return 'entries.transferAll';
  return typed.type === 'Sale' ? 'entries.sellAll' : null;
}
