import { lazy, Suspense, useState } from 'react';
import type { FieldFrame } from '../ui/fields/field.tsx';
import { FieldNote } from '../ui/fields/field-note.tsx';
import { ChosenLine } from '../ui/media/media-field.tsx';
import mediaStyles from '../ui/media/media.module.css';
import type { BlockFieldEditorProps } from './block-field-editor.tsx';
import { useDesign } from './design-context.ts';

const MediaDialog = lazy(() => import('../ui/media/media-dialog.tsx'));

/** A picture of a block, chosen in the dialog of media. */
export function BlockMediaField({ id, value, onChange, frame }: BlockFieldEditorProps & { readonly frame: FieldFrame }) {
  const { mediaOf, choose } = useDesign();
  const [isOpen, setOpen] = useState(false);
  const { label, hint, error } = frame;
  return (
    <fieldset className={mediaStyles.field} aria-describedby={`${id}-note`}>
      <legend className={mediaStyles.legend}>{label}</legend>
      <ChosenLine
        chosen={value === '' ? null : mediaOf(value)}
        isWrong={error !== undefined}
        onOpen={() => setOpen(true)}
        onTakeAway={() => onChange('')}
      />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
      {isOpen && (
        <Suspense>
          <MediaDialog
            label={label}
            chosen={value === '' ? [] : [value]}
            onDone={([choice]) => {
              setOpen(false);
              if (choice) choose(choice);
              onChange(choice?.value ?? '');
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
