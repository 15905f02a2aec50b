import { useId, useState } from 'react';
import { type Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { ShownRecord } from '#contracts/records.ts';
import columnStyles from '../dashboard/columns.module.css';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { FormFoot } from '../ui/fields/form-foot.tsx';
import { collectionWords } from './collection-words.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { panels } from './panels.tsx';
import { RecordFields } from './record-fields.tsx';
import { SaveButton } from './save-button.tsx';
import { useRecordForm } from './use-record-form.ts';

/** A record as a page of its own: its form beside what else there is of it. */
export function RecordCards({ record }: { readonly record: ShownRecord }) {
  const [round, setRound] = useState(0);
  return <Cards key={`${record.id} ${round}`} record={record} onTake={() => setRound(round + 1)} />;
}

function Cards({ record, onTake }: { readonly record: ShownRecord; readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useRecordForm(record);
  const id = useId();
  const { steps }: Collection = collections[record.collection];
  const [{ id: step }] = steps;
  return (
    <div className={columnStyles.columns}>
      <Card title={collectionWords(record.collection, texts).step(step)}>
        <LeaveGuard isOn={form.changed.length > 0 && !form.isBusy} />
        <RecordFields record={record} form={form} id={id} step={step} onTake={onTake} />
        <FormFoot refusal={form.refusal?.text ?? null}>
          <SaveButton record={record} form={form} formId={id} />
        </FormFoot>
      </Card>
      <div className={columnStyles.cards}>
        {panels.map((panel) => (
          <div key={panel.id}>{panel.render(record)}</div>
        ))}
      </div>
    </div>
  );
}
