import { lazy, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { FieldOf } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { formattedName, plainTextOfStored, richText } from '#forms/kinds/rich-text.ts';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';
import { useTold } from './use-told.ts';

interface RichTextFieldProps extends FieldFrame {
  readonly field: FieldOf<'richText'>;
  readonly typed: Typed;
  readonly isDisabled?: boolean;
}

const loadEditor = () => import('../mantine/rich-text-editor.tsx');
const RichTextEditor = lazy(loadEditor);

/** Formatted text. Until the editor is loaded, and in browsers without scripts, the plain text stands in a text area. */
export function RichTextField({ field, typed, label, hint, error, aside, isDisabled = false }: RichTextFieldProps) {
  const id = useId();
  const stored = String(richText.read(field, typed) ?? '');
  const { frameOf, told } = useTold<HTMLDivElement>();
  const { area, begun, value, setValue } = useEditorStart(stored, told);
  const noteId = `${id}-note`;
  const described = {
    'aria-describedby': (hint ?? error) ? noteId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
  const rows = field.limit > 5000 ? 16 : 8;
  return (
    <div ref={frameOf} className={styles.field}>
      <div className={styles.top}>
        <label id={`${id}-label`} className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {begun === null ? (
        <span className={styles.tall}>
          <textarea
            ref={area}
            {...described}
            id={id}
            name={field.id}
            rows={rows}
            className={styles.area}
            defaultValue={plainTextOfStored(stored)}
          />
          {stored !== '' && <input type="hidden" name={formattedName(field)} value={stored} />}
        </span>
      ) : (
        <Suspense>
          <RichTextEditor
            {...{ id, label, isDisabled, described, rows }}
            start={begun.text}
            hasFocus={begun.hasFocus}
            onChange={(next) => {
              setValue(next);
              told();
            }}
          />
          <input type="hidden" name={field.id} value={value} />
        </Suspense>
      )}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** Loads the editor and then begins it with what stands in the text area, which someone may have changed in the meantime. */
function useEditorStart(stored: string, onBegin: () => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<{ readonly text: string; readonly hasFocus: boolean } | null>(null);
  const [value, setValue] = useState(stored);
  useEffect(() => {
    let isGone = false;
    const begin = () => {
      if (isGone || !area.current) return;
      const { value: plain, defaultValue } = area.current;
      const text =
        plain === defaultValue ? stored : String(richText.read({ kind: 'richText', id: 'text', limit: 0 }, { text: plain }) ?? '');
      const hasFocus = document.activeElement === area.current;
      startTransition(() => {
        setValue(text);
        setBegun({ text, hasFocus });
      });
      onBegin();
    };
    // Where the editor cannot be loaded, the text area stays.
    loadEditor().then(begin, () => undefined);
    return () => {
      isGone = true;
    };
  }, [stored, onBegin]);
  return { area, begun, value, setValue };
}
