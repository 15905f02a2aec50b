import type { RefObject } from 'react';
import { type DocumentType, documentTypes, longestTitle, maxTagCharacters } from '#domain/document/document-type.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import type { SameName } from '../upload-queue.ts';
import styles from './deliveries.module.css';

export interface DeliveryChoices {
  readonly type: DocumentType;
  readonly sameName: SameName;
}

interface DeliveryDetailsProps {
  /** Read when it is sent. */
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly choices: DeliveryChoices;
  readonly onChoose: (choices: DeliveryChoices) => void;
}

/** Asks for the details that all documents of a delivery share. */
export function DeliveryDetailsForm({ ref, choices, onChoose }: DeliveryDetailsProps) {
  const texts = useTexts();
  const { type, sameName } = choices;
  return (
    <form ref={ref} className={styles.details} aria-label={texts('deliveries.details')} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={texts('library.type')}
        all={texts('library.types.other')}
        value={type === 'other' ? '' : type}
        onChange={({ target }) => onChoose({ ...choices, type: (target.value || 'other') as DocumentType })}
        options={documentTypes.filter((each) => each !== 'other').map((each) => ({ value: each, label: texts(`library.types.${each}`) }))}
      />
      <DayField label={texts('library.effectiveDate')} name="effectiveDate" />
      <TextField
        label={texts('deliveries.name')}
        hint={texts('deliveries.nameHint')}
        name="title"
        maxLength={longestTitle}
        autoComplete="off"
      />
      <TextField label={texts('library.tags')} hint={texts('library.tagsHint')} name="tags" maxLength={maxTagCharacters} />
      <div className={styles.sameName}>
        <p>{texts('deliveries.sameName')}</p>
        <Segmented
          label={texts('deliveries.sameName')}
          options={(['copy', 'replace'] as const).map((key) => ({ key, label: texts(`deliveries.sameNames.${key}`) }))}
          chosen={sameName}
          onChange={(key) => onChoose({ ...choices, sameName: key })}
        />
      </div>
    </form>
  );
}
