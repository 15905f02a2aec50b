import { type RefObject, useState } from 'react';
import type { NamedChoice } from '#contracts/library.ts';
import { maxTagCharacters } from '#domain/document/document-type.ts';
import { useTexts } from '../../lib/texts.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { HoldingField, type HoldingFieldProps } from './holding-field.tsx';
import styles from './upload.module.css';

interface UploadDetailsProps extends Pick<HoldingFieldProps, 'portal' | 'account'> {
  /** Read when files are dropped or chosen. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** The portfolios of the account that receives the files. */
  readonly portfolios: readonly NamedChoice[];
  readonly chosen: string | undefined;
}

/** Asks for further details before the upload. They apply to all files dropped at once. */
export function UploadDetails({ ref, portal, account, portfolios, chosen }: UploadDetailsProps) {
  const texts = useTexts();
  const isOfSeveral = portfolios.length > 1;
  const [portfolio, setPortfolio] = useState(chosen ?? '');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts(isOfSeveral ? 'library.upload.detailsOfPortfolio' : 'library.upload.details')}</summary>
      <form ref={ref} className={styles.details} onSubmit={(event) => event.preventDefault()}>
        {isOfSeveral && (
          <SelectField
            label={texts('library.portfolio')}
            name="portfolio"
            all={texts('library.allPortfolios')}
            value={portfolio}
            onChange={({ target }) => setPortfolio(target.value)}
            options={portfolios.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {isOpen && <HoldingField portal={portal} account={account} portfolio={portfolio || null} chosen={null} />}
        <DayField label={texts('library.effectiveDate')} name="effectiveDate" />
        <TextField label={texts('library.tags')} hint={texts('library.tagsHint')} name="tags" maxLength={maxTagCharacters} />
      </form>
    </details>
  );
}
