import { Trash2 } from 'lucide-react';
import {
  type ProjectionField,
  type ProjectionFields,
  projectionRefusals,
  type ProjectionsPage,
  type SavedProjection,
} from '#contracts/reports/projections.ts';
import { longestProjectionName } from '#domain/projection/projection.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import formStyles from '../../ui/fields/form.module.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ConflictNote } from '../versioned/conflict-note.tsx';
import { SaveFoot } from '../versioned/save-foot.tsx';
import { useVersionedForm } from '../versioned/use-versioned-form.ts';
import { paymentsText } from './fund-text.ts';
import { type KnownFunds, PlannedPayments } from './planned-payments.tsx';
import { ProjectionTermFields } from './projection-term-fields.tsx';
import styles from './projections.module.css';

const known: readonly string[] = Object.values(projectionRefusals);

interface ProjectionFormProps {
  readonly page: ProjectionsPage;
  readonly chosen: SavedProjection;
  readonly fields: ProjectionFields;
  readonly isChanged: boolean;
  readonly funds: KnownFunds;
  /** The field error of the last request for a forecast; null if there is none. */
  readonly refused: { readonly code: string; readonly text: string } | null;
  readonly onChange: (field: ProjectionField, value: string) => void;
  readonly onTake: () => void;
  readonly onDelete: () => void;
}

/** Describes how the picture relates to the typed values. */
function pictureText(refused: ProjectionFormProps['refused'], texts: Texts): string {
  if (refused === null) return texts('projections.unsavedText');
  return known.includes(refused.code) ? texts('projections.unsavedRefused') : refused.text;
}

/** The terms of a projection. Anyone who may only look tries numbers, and saves none. */
export function ProjectionForm({ page, chosen, fields, isChanged, funds, refused, onChange, onTake, onDelete }: ProjectionFormProps) {
  const texts = useTexts();
  const form = useVersionedForm<ProjectionField>(chosen, texts('projections.saved'), onTake);
  const { Form, version, conflict } = form;
  const labelOf = (field: ProjectionField) => texts(`projections.fields.${field}`);
  const wordsOf = (field: ProjectionField, value: string) => (field === 'payments' ? paymentsText(value, funds.known, texts) : value);
  const about = (field: ProjectionField) => ({
    name: field,
    label: labelOf(field),
    value: fields[field],
    error: refused?.code === projectionRefusals[field] ? refused.text : form.errorOf(projectionRefusals[field]),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(field, target.value),
  });
  const tools = page.mayEdit && (
    <IconButton icon={Trash2} size="small" label={texts('projections.deleteOf', { name: chosen.fields.name })} onClick={onDelete} />
  );
  return (
    <Card title={texts('projections.terms')} tools={tools} className={styles.form}>
      <Form onSubmit={form.send} method="post" noValidate className={formStyles.form}>
        <input type="hidden" name="projection" value={chosen.id} />
        <input type="hidden" name="version" value={version} />
        {page.mayEdit && <TextField {...about('name')} maxLength={longestProjectionName} autoComplete="off" />}
        <ProjectionTermFields currency={page.account.currency} about={about} />
        <PlannedPayments
          currency={page.account.currency}
          value={fields.payments}
          error={about('payments').error}
          span={page.start.day === null ? null : { startDay: page.start.day, years: Number(fields.years) }}
          funds={funds}
          onChange={(value) => onChange('payments', value)}
        />
        {conflict && (
          <ConflictNote key={version} onChosen={form.onChosen} conflict={conflict} labelOf={labelOf} wordsOf={wordsOf} onTake={onTake} />
        )}
        {isChanged && (
          <p className={styles.unsaved}>
            <Tag tone="warning">{texts('projections.unsaved')}</Tag>
            <span>{pictureText(refused, texts)}</span>
            <Button size="small" look="text" onClick={onTake}>
              {texts('projections.discard')}
            </Button>
          </p>
        )}
        {page.mayEdit ? (
          <SaveFoot form={form} ofFields={known} save={texts('projections.save')} />
        ) : (
          <p className={styles.quiet}>{texts('projections.tryOnly')}</p>
        )}
      </Form>
    </Card>
  );
}
