import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import type { useVersionedForm } from './use-versioned-form.ts';

interface SaveFootProps {
  readonly form: Pick<ReturnType<typeof useVersionedForm>, 'conflict' | 'refusal' | 'isBusy'>;
  /** The refusals that the fields show themselves. */
  readonly ofFields: readonly string[];
  readonly save: string;
  readonly intent?: string;
}

/** The end of a versioned form: its button says so when it saves over what someone else has saved. */
export function SaveFoot({ form: { conflict, refusal, isBusy }, ofFields, save, intent = 'save' }: SaveFootProps) {
  const texts = useTexts();
  const label = conflict ? texts('versioned.saveOver') : save;
  return (
    <FormFoot refusal={refusal && !ofFields.includes(refusal.code) ? refusal.text : null}>
      <Button type="submit" name="intent" value={intent} look="primary" disabled={isBusy}>
        {isBusy ? texts('signIn.wait') : label}
      </Button>
    </FormFoot>
  );
}
