import { Copy } from 'lucide-react';
import { newRecord, type GridPage, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { listAddress } from './record-address.ts';
import { SaveButton } from './save-button.tsx';
import styles from './records.module.css';
import type { useRecordForm } from './use-record-form.ts';

interface PanelFootProps {
  readonly record: ShownRecord;
  readonly form: ReturnType<typeof useRecordForm>;
  readonly formId: string;
  readonly grid: GridPage;
}

/** What may be done with the record, and how things stand. */
export function PanelFoot({ record, form, formId, grid }: PanelFootProps) {
  const texts = useTexts();
  const isReadonly = record.changed.length === 0;
  const count = form.changed.length;
  const saved = record.id === null ? '' : texts('records.allSaved');
  const unsaved = count === 0 ? saved : texts('records.notSaved', { count });
  return (
    <footer className={styles.panelFoot}>
      {!isReadonly && <SaveButton record={record} form={form} formId={formId} />}
      {record.mayCopy && record.id !== null && (
        <LinkButton to={listAddress(record.collection, { ...grid.query, open: newRecord, from: record.id })} preventScrollReset>
          <Icon of={Copy} size="small" />
          {texts('records.copy')}
        </LinkButton>
      )}
      <p role="alert" className={styles.refusal}>
        {form.refusal}
      </p>
      <output className={styles.state}>{isReadonly ? texts('records.readonly') : form.isBusy ? texts('records.saving') : unsaved}</output>
    </footer>
  );
}
