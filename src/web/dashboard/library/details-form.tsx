import { useEffect, useRef, useState } from 'react';
import type { ShownDocument } from '#contracts/library.ts';
import { documentAsks } from '#domain/document/document-mark.ts';
import { documentTypes, longestTitle } from '#domain/document/document-type.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { HoldingField } from './holding-field.tsx';
import styles from './panel.module.css';
import { useDocumentForm } from './use-document-form.ts';

interface DetailsFormProps {
  readonly portal: string;
  readonly path: string;
  readonly shown: ShownDocument;
  readonly onEnd: () => void;
}

/** Shows a form for the details of a document. It closes after saving; after a refusal it stays open. */
export function DetailsForm({ portal, path, shown, onEnd }: DetailsFormProps) {
  const texts = useTexts();
  const { Form, state, data } = useDocumentForm();
  const before = useRef(data);
  useEffect(() => {
    if (data && data !== before.current && 'done' in data) onEnd();
  }, [data, onEnd]);
  const { id, version, title, type, portfolioId, portfolios, effectiveDate, tags, asks, mayAsk } = shown;
  const [portfolio, setPortfolio] = useState(portfolioId ?? '');
  return (
    <Form method="post" action={path} className={styles.form}>
      <input type="hidden" name="document" value={id} />
      <input type="hidden" name="version" value={version} />
      <TextField label={texts('library.name')} name="title" defaultValue={title} maxLength={longestTitle} required />
      <SelectField
        label={texts('library.type')}
        name="type"
        all={texts('library.chooseType')}
        required
        defaultValue={type}
        options={documentTypes.map((each) => ({ value: each, label: texts(`library.types.${each}`) }))}
      />
      {portfolios.length > 0 && (
        <SelectField
          label={texts('library.portfolio')}
          name="portfolio"
          all={texts('library.allPortfolios')}
          value={portfolio}
          onChange={({ target }) => setPortfolio(target.value)}
          options={portfolios.map((each) => ({ value: each.id, label: each.name }))}
        />
      )}
      {portfolios.length === 0 && <input type="hidden" name="portfolio" value="" />}
      <HoldingField portal={portal} account={shown.account.id} portfolio={portfolio || null} chosen={shown.holding} />
      <DayField label={texts('library.effectiveDate')} name="effectiveDate" defaultValue={effectiveDate ?? ''} />
      <TextField
        label={texts('library.tags')}
        hint={texts('library.tagsHint')}
        name="tags"
        defaultValue={tags.join(', ')}
        maxLength={700}
      />
      {mayAsk && (
        <SelectField
          label={texts('library.asks')}
          name="asks"
          all={texts('library.asksNothing')}
          defaultValue={asks ?? ''}
          options={documentAsks.map((each) => ({ value: each, label: texts(`library.ask.${each}`) }))}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" name="intent" value="change" look="primary" disabled={state !== 'idle'}>
          {texts('library.save')}
        </Button>
        <Button onClick={onEnd}>{texts('kit.cancel')}</Button>
      </div>
    </Form>
  );
}
