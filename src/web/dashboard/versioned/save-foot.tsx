import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import type { useVersionedForm } from './use-versioned-form.ts';

interface SaveFootProps {
  readonly form: Pick<ReturnType<typeof useVersionedForm>, 'conflict' | 'refusal' | 'isBusy' | 'isWaiting' | 'base'>;
  /** The refusals that the fields show themselves. */
  readonly ofFields: readonly string[];
  readonly save: string;
  readonly intent?: string;
}

/** The end of a versioned form. After a conflict its button waits until each field is chosen. */
export function SaveFoot({ form: { conflict, refusal, isBusy, isWaiting, base }, ofFields, save, intent = 'save' }: SaveFootProps) {
  const texts = useTexts();
  const label = conflict ? texts('versioned.saveChosen') : save;
  return (
    <FormFoot refusal={refusal && !ofFields.includes(refusal.code) ? refusal.text : null}>
      <input type="hidden" name="base" value={base} />
      <Button type="submit" name="intent" value={intent} look="primary" disabled={isBusy || isWaiting}>
        {isBusy ? texts('signIn.wait') : label}
      </Button>
    </FormFoot>
  );
}
