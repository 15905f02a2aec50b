import type { OpenedMapping } from '#contracts/imports.ts';
import { mappedMeanings, type MappedMeaning } from '#domain/import/map/kind-words.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './imports.module.css';

/** Asks for the meaning of each word in the column of types. Without that column, it asks for the meaning of money in and money out. */
export function MappedWords({ opened: { words, mapping } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  const hasTypes = mapping.columns.type !== undefined;
  return (
    <fieldset className={styles.explained}>
      <legend>{texts(hasTypes ? 'imports.mapping.words' : 'imports.mapping.withoutWords')}</legend>
      <div className={styles.four}>
        {hasTypes &&
          words.map(({ word, meaning }, at) => (
            <div key={word}>
              <input type="hidden" name={`word-${at}`} value={word} />
              <Meaning label={word} name={`meaning-${at}`} value={meaning} />
            </div>
          ))}
        {hasTypes ? (
          <>
            <input type="hidden" name="in" value={mapping.unnamed.in} />
            <input type="hidden" name="out" value={mapping.unnamed.out} />
          </>
        ) : (
          <>
            <Meaning label={texts('imports.mapping.in')} name="in" value={mapping.unnamed.in} isRequired />
            <Meaning label={texts('imports.mapping.out')} name="out" value={mapping.unnamed.out} isRequired />
          </>
        )}
      </div>
    </fieldset>
  );
}

const ownMeanings = ['payment', 'transfer', 'reinvestment', 'reversal', 'ignored'] as const;

/** A meaning that is no type of transaction. */
function isOwnMeaning(meaning: MappedMeaning): meaning is (typeof ownMeanings)[number] {
  return ownMeanings.some((each) => each === meaning);
}

interface MeaningProps {
  readonly label: string;
  readonly name: string;
  readonly value: MappedMeaning | null;
  readonly isRequired?: boolean;
}

function Meaning({ label, name, value, isRequired = false }: MeaningProps) {
  const texts = useTexts();
  const said = (meaning: MappedMeaning) =>
    isOwnMeaning(meaning) ? texts(`imports.mapping.meanings.${meaning}`) : texts(`transactions.types.${meaning}`);
  return (
    <SelectField
      label={label}
      name={name}
      defaultValue={value ?? ''}
      all={texts('imports.mapping.chooseMeaning')}
      options={mappedMeanings.map((meaning) => ({ value: meaning, label: said(meaning) }))}
      required={isRequired}
    />
  );
}
