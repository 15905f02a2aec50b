import type { RefObject } from 'react';
import type { NamedChoice } from '#contracts/library.ts';
import { mostTagCharacters } from '#domain/document/document-type.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './upload.module.css';

interface UploadDetailsProps {
  /** Read when files are dropped or chosen. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Of the account that the files are for. */
  readonly portfolios: readonly NamedChoice[];
  readonly chosen: string | undefined;
}

/** What else can be said of files before they are sent: it holds for all that are dropped at once. */
export function UploadDetails({ ref, portfolios, chosen }: UploadDetailsProps) {
  const texts = useTexts();
  const isOfSeveral = portfolios.length > 1;
  return (
    <details className={styles.more}>
      <summary>{texts(isOfSeveral ? 'library.upload.detailsOfPortfolio' : 'library.upload.details')}</summary>
      <form ref={ref} className={styles.details} onSubmit={(event) => event.preventDefault()}>
        {isOfSeveral && (
          <SelectField
            label={texts('library.portfolio')}
            name="portfolio"
            all={texts('library.allPortfolios')}
            defaultValue={chosen ?? ''}
            options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <DayField label={texts('library.effectiveDate')} name="effectiveDate" />
        <TextField label={texts('library.tags')} hint={texts('library.tagsHint')} name="tags" maxLength={mostTagCharacters} />
      </form>
    </details>
  );
}
