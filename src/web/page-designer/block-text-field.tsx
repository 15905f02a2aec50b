import { lazy, Suspense, useState } from 'react';
import type { FieldFrame } from '../ui/fields/field.tsx';
import { FieldNote } from '../ui/fields/field-note.tsx';
import fieldStyles from '../ui/fields/field.module.css';
import { useDesign } from './design-context.ts';
import type { BlockFieldEditorProps } from './block-field-editor.tsx';

const RichTextEditor = lazy(() => import('../ui/mantine/rich-text-editor.tsx'));

/** Formatted text of a block in the editor of the product. Where it is changed from elsewhere, as by undoing, the editor begins again. */
export function BlockTextField({ id, field, value, onChange, frame }: BlockFieldEditorProps & { readonly frame: FieldFrame }) {
  const { choose } = useDesign();
  const [written, setWritten] = useState({ text: value, round: 0 });
  if (written.text !== value) setWritten({ text: value, round: written.round + 1 });
  const { label, hint, error } = frame;
  return (
    <div className={fieldStyles.field}>
      <label id={`${id}-label`} className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <Suspense>
        <RichTextEditor
          key={written.round}
          {...{ id, label, rows: 8 }}
          hasImages={field.kind === 'richText' && (field.hasImages ?? false)}
          onImage={choose}
          start={value}
          hasFocus={false}
          isDisabled={false}
          described={{ 'aria-describedby': (hint ?? error) ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined }}
          onChange={(text) => {
            setWritten((before) => ({ ...before, text }));
            onChange(text);
          }}
        />
      </Suspense>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
