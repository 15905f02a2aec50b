import { type ComponentProps, useState } from 'react';
import { href } from 'react-router';
import { type Collection, emptiness } from '#collections/collection.ts';
import { collections, type CollectionId } from '#collections/registry.ts';
import type { OfferedRecord } from '#contracts/records.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import { useTexts } from '../../lib/texts.tsx';
import { collectionWords } from '../../records/collection-words.ts';
import { MultiComboboxField } from '../mantine/multi-combobox-field.tsx';
import styles from './record-picker.module.css';
import { SelectField } from './select-field.tsx';

interface RecordPickerProps extends Omit<ComponentProps<typeof MultiComboboxField>, 'options'> {
  /** The collection that is looked in. */
  readonly from: string;
  readonly narrowedBy: readonly string[];
  /** The records that are chosen already. */
  readonly known: readonly OfferedRecord[];
}

/** Several records of another collection, which the server looks for by what is typed and by filters of their list. */
export function RecordPicker({ from, narrowedBy, known, ...field }: RecordPickerProps) {
  const texts = useTexts();
  const collection = from as CollectionId;
  const { filters }: Collection = collections[collection];
  const words = collectionWords(collection, texts);
  const [set, setSet] = useState<Readonly<Record<string, string>>>({});
  const beside = new URLSearchParams(Object.entries(set).filter(([, value]) => value !== '')).toString();
  const ask = (find: string, signal: AbortSignal) =>
    fetchJson<OfferedRecord[]>(`${href('/admin/:collection/choices', { collection })}?${new URLSearchParams({ find })}&${beside}`, signal);
  const narrowing = filters.filter(({ id }) => narrowedBy.includes(id));
  return (
    <>
      <MultiComboboxField {...field} options={{ ask, known, beside }} />
      {narrowing.length > 0 && (
        <div className={styles.narrowing}>
          {narrowing.map(({ id, options = emptiness }) => (
            <SelectField
              key={id}
              label={texts('records.narrowed', { by: words.fieldLabel(id) })}
              hasHiddenLabel
              all={texts('records.allBy', { by: words.fieldLabel(id) })}
              options={options.map((value) => ({ value, label: words.filter(id, value) }))}
              onChange={({ currentTarget: { value } }) => setSet({ ...set, [id]: value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
