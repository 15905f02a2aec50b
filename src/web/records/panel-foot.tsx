import { Copy } from 'lucide-react';
import { href } from 'react-router';
import { type Collection, listFields } from '#collections/collection.ts';
import { isPreviewed } from '#collections/content/previewed.ts';
import { collections } from '#collections/registry.ts';
import { newRecord, type GridPage, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { SignInAgain } from '../ui/session/sign-in-again.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { collectionWords } from './collection-words.ts';
import { listAddress } from './record-address.ts';
import { RemoveRecord } from './remove-record.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './records.module.css';
import type { useRecordForm } from './use-record-form.ts';

interface PanelFootProps {
  readonly record: ShownRecord;
  readonly form: ReturnType<typeof useRecordForm>;
  readonly formId: string;
  readonly grid: GridPage;
}

/** Shows the actions on the record and the state of its form. */
export function PanelFoot({ record, form, formId, grid }: PanelFootProps) {
  const texts = useTexts();
  return (
    <footer className={styles.panelFoot} data-panel-foot>
      {record.changed.length > 0 && <SaveButton record={record} form={form} formId={formId} />}
      {record.id !== null && <DesignLinks record={record} id={record.id} />}
      {record.mayCopy && record.id !== null && (
        <LinkButton to={listAddress(record.collection, { ...grid.query, open: newRecord, from: record.id })} preventScrollReset>
          <Icon of={Copy} size="small" />
          {texts('records.copy')}
        </LinkButton>
      )}
      {record.mayRemove && record.id !== null && <RemoveRecord />}
      <Standing record={record} form={form} back={listAddress(record.collection, grid.query)} />
    </footer>
  );
}

/** Leads to the designer and the preview of a record, and from a form to what was sent through it. */
function DesignLinks({ record, id }: { readonly record: ShownRecord; readonly id: string }) {
  const texts = useTexts();
  const { collection } = record;
  return (
    <>
      {hasBlocks(record) && (
        <LinkButton to={href('/designer/:collection/:record', { collection, record: id })}>{texts('records.designer')}</LinkButton>
      )}
      {collection === 'forms' && (
        <>
          <LinkButton to={href('/forms-designer/:record', { record: id })}>{texts('records.designer')}</LinkButton>
          <LinkButton to={listAddress('submissions', { filters: { form: id } })}>{texts('collections.submissions.plural')}</LinkButton>
        </>
      )}
      {collection === 'data-processes' && (
        <LinkButton to={href('/data-designer/:record', { record: id })}>{texts('records.designer')}</LinkButton>
      )}
      {collection === 'data-processes-steps' && record.typed.process && (
        <LinkButton to={href('/data-designer/:record', { record: record.typed.process })}>{texts('records.designer')}</LinkButton>
      )}
      {collection === 'processes' && (
        <LinkButton to={listAddress('submissions', { filters: { process: id } })}>{texts('collections.submissions.plural')}</LinkButton>
      )}
      {isPreviewed(collection) && (
        <LinkButton to={href('/preview/:collection/:record', { collection, record: id })} target="_blank" rel="noopener">
          {texts('records.preview')}
        </LinkButton>
      )}
    </>
  );
}

/** Returns true when the reader may open the designer: the record has a field of blocks that they may change. */
function hasBlocks({ collection, changed }: ShownRecord): boolean {
  return listFields(collections[collection] as Collection).some(({ id, kind }) => kind === 'blocks' && changed.includes(id));
}

interface StandingProps extends Pick<PanelFootProps, 'record' | 'form'> {
  readonly back: string;
}

/** Shows a refusal, and which changes are saved. */
function Standing({ record, form: { refusal, changed, unready, isBusy }, back }: StandingProps) {
  const texts = useTexts();
  const words = collectionWords(record.collection, texts, record.seen);
  const count = changed.length;
  const saved = record.id === null ? '' : texts('records.allSaved');
  const fields = unready.map(words.fieldLabel).join(', ');
  const unsaved = [texts('records.notSaved', { count }), fields && texts('records.unready', { fields })].filter(Boolean).join(' · ');
  const state = isBusy ? texts('records.saving') : count === 0 ? saved : unsaved;
  return (
    <>
      <div role="alert" className={styles.refusal}>
        {refusal?.text}
      </div>
      {refusal?.code === 'recent-sign-in-needed' && <SignInAgain back={back} />}
      <output className={styles.state}>{record.changed.length === 0 ? texts('records.readonly') : state}</output>
    </>
  );
}
