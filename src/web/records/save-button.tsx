import type { ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import type { useRecordForm } from './use-record-form.ts';

interface SaveButtonProps {
  readonly record: ShownRecord;
  readonly form: Pick<ReturnType<typeof useRecordForm>, 'isBusy' | 'isReady' | 'conflict'>;
  readonly formId: string;
}

/** Saves or creates, and publishes what readers see only then: not while something is wrong, not chosen or under way. */
export function SaveButton({ record, form: { isBusy, isReady, conflict }, formId }: SaveButtonProps) {
  const texts = useTexts();
  const intent = record.id === null ? 'create' : 'save';
  return (
    <>
      <Button type="submit" form={formId} name="intent" value={intent} look="primary" disabled={isBusy || !isReady}>
        {conflict ? texts('versioned.saveChosen') : texts(`records.${intent}`)}
      </Button>
      {record.mayPublish && record.id !== null && !conflict && (
        <Button type="submit" form={formId} name="intent" value="publish" disabled={isBusy || !isReady}>
          {texts('records.publish')}
        </Button>
      )}
    </>
  );
}
