import { type ComponentProps, lazy, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react';
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
  const { area, begun, value, setValue } = useEditorStart(stored);
  // Told only once the hidden input has it: the editor's changes are drawn later than those of other fields.
  useEffect(told, [told, value, begun]);
  const described = describe(`${id}-note`, hint, error);
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
        <PlainText {...{ field, stored }} {...described} id={id} rows={rows} ref={area} />
      ) : (
        <>
          <Suspense>
            <RichTextEditor
              {...{ id, label, isDisabled, described, rows }}
              start={begun.text}
              hasFocus={begun.hasFocus}
              onChange={setValue}
            />
          </Suspense>
          <input type="hidden" name={field.id} value={value} />
        </>
      )}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

function describe(noteId: string, hint: string | undefined, error: string | undefined) {
  return {
    'aria-describedby': (hint ?? error) ? noteId : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

interface PlainTextProps extends ComponentProps<'textarea'> {
  readonly field: FieldOf<'richText'>;
  readonly stored: string;
}

/** The text without its formatting, which is sent beside it. */
function PlainText({ field, stored, ...rest }: PlainTextProps) {
  return (
    <>
      <span className={styles.tall}>
        <textarea {...rest} name={field.id} className={styles.area} defaultValue={plainTextOfStored(stored)} />
      </span>
      {stored !== '' && <input type="hidden" name={formattedName(field)} value={stored} />}
    </>
  );
}

/** Loads the editor and then begins it with what stands in the text area, which someone may have changed in the meantime. */
function useEditorStart(stored: string) {
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
    };
    // Where the editor cannot be loaded, the text area stays.
    loadEditor().then(begin, () => undefined);
    return () => {
      isGone = true;
    };
  }, [stored]);
  return { area, begun, value, setValue };
}
