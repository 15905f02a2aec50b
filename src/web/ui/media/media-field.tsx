import { Images, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { FieldNote } from '../fields/field-note.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useHiddenInputChange } from '../fields/use-hidden-input-change.ts';
import { Icon } from '../pictures/icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { Thumb } from './file-field.tsx';
import styles from './media.module.css';

interface MediaFieldProps extends FieldFrame {
  readonly name: string;
  readonly value: string;
  readonly offered: readonly OfferedRecord[];
  readonly takesFiles?: boolean | undefined;
}

const MediaDialog = lazy(() => import('./media-dialog.tsx'));

/** A picture from media, chosen in its dialog; without scripts by its name. */
export function MediaField({ name, value, offered, takesFiles = false, ...frame }: MediaFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const stands = offered.find((each) => each.value === value) ?? null;
  if (isAlive) return <ChosenMedia {...frame} name={name} stands={stands} takesFiles={takesFiles} />;
  return <SelectField {...frame} name={name} all={texts('fields.choose')} options={[...offered]} defaultValue={stands?.value ?? ''} />;
}

interface ChosenMediaProps extends FieldFrame {
  readonly name: string;
  readonly stands: OfferedRecord | null;
  readonly takesFiles: boolean;
}

function ChosenMedia({ name, stands, takesFiles, label, hint, error }: ChosenMediaProps) {
  const id = useId();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const [chosen, setChosen] = useState(stands);
  const [isOpen, setOpen] = useState(false);
  const value = chosen?.value ?? null;
  const take = (choice: OfferedRecord | null) => {
    setChosen(choice);
    setOpen(false);
    dispatchChange();
  };
  return (
    <fieldset ref={frameOf} className={styles.field} aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <ChosenLine
        chosen={chosen}
        takesFiles={takesFiles}
        isWrong={error !== undefined}
        onOpen={() => setOpen(true)}
        onTakeAway={() => take(null)}
      />
      <input type="hidden" name={name} value={value ?? ''} />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {isOpen && (
        <Suspense>
          <MediaDialog
            label={label}
            chosen={value === null ? [] : [value]}
            takesFiles={takesFiles}
            onDone={([choice = null]) => take(choice)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

interface ChosenLineProps {
  readonly chosen: OfferedRecord | null;
  readonly takesFiles?: boolean;
  readonly isWrong: boolean;
  readonly onOpen: () => void;
  readonly onTakeAway: () => void;
}

/** The picture that a field has chosen, and the buttons that change it. */
export function ChosenLine({ chosen, takesFiles = false, isWrong, onOpen, onTakeAway }: ChosenLineProps) {
  const texts = useTexts();
  const choose = takesFiles ? 'media.chooseFile' : 'media.choosePicture';
  return (
    <div className={styles.line}>
      <Thumb of={chosen} />
      {chosen && <span className={styles.chosenName}>{chosen.label}</span>}
      <Button size="small" onClick={onOpen} aria-invalid={isWrong || undefined}>
        <Icon of={Images} size="small" />
        {texts(chosen ? 'media.chooseOther' : choose)}
      </Button>
      {chosen && <IconButton icon={X} size="small" label={texts('media.takeAway', { name: chosen.label })} onClick={onTakeAway} />}
    </div>
  );
}
