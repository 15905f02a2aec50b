import { Form, useNavigation } from 'react-router';
import type { RequestsPage } from '#contracts/document-requests.ts';
import { requestLimits } from '#domain/document/document-request.ts';
import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DayField } from '../../../ui/fields/day-field.tsx';
import { FormFoot } from '../../../ui/fields/form-foot.tsx';
import { FormKey } from '../../../ui/fields/form-key.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './requests.module.css';

interface NewRequestFormProps extends Pick<RequestsPage, 'accounts' | 'today'> {
  readonly path: string;
  readonly refusal: { readonly text: string; readonly typed?: Typed } | null;
}

/** Whom to ask, for what and until when. */
export function NewRequestForm({ path, accounts, today, refusal }: NewRequestFormProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const typed = (name: string) => {
    const value = refusal?.typed?.[name];
    return typeof value === 'string' ? value : '';
  };
  return (
    <Card title={texts('library.requests.form.title')} text={texts('library.requests.form.text')}>
      <Form method="post" className={styles.form}>
        <FormKey />
        <SelectField
          label={texts('library.requests.form.account')}
          name="account"
          all={texts('library.requests.form.chooseAccount')}
          required
          defaultValue={typed('account')}
          options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField
          label={texts('library.requests.form.name')}
          name="title"
          maxLength={requestLimits.title}
          autoComplete="off"
          required
          defaultValue={typed('title')}
        />
        <TextAreaField
          label={texts('library.requests.form.lines')}
          hint={texts('library.requests.form.linesHint')}
          name="lines"
          rows={4}
          required
          defaultValue={typed('lines')}
        />
        <DayField label={texts('library.requests.form.dueOn')} name="dueOn" min={today} defaultValue={typed('dueOn')} />
        <TextAreaField
          label={texts('library.requests.form.note')}
          name="note"
          rows={3}
          maxLength={requestLimits.note}
          defaultValue={typed('note')}
        />
        <FormFoot refusal={refusal?.text}>
          <LinkButton to={path}>{texts('kit.cancel')}</LinkButton>
          <Button type="submit" name="intent" value="ask" look="primary" disabled={isBusy}>
            {texts('library.requests.form.ask')}
          </Button>
        </FormFoot>
      </Form>
    </Card>
  );
}
