import {
  type ComponentProps,
  lazy,
  type RefObject,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import type { FieldOf } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { formattedName, plainTextOfStored, richText } from '#forms/kinds/rich-text.ts';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface RichTextFieldProps extends FieldFrame {
  readonly field: FieldOf<'richText'>;
  readonly typed: Typed;
  readonly isDisabled?: boolean;
  /** A message has no headings and quotations; a text of a page has. */
  readonly isMessage?: boolean;
  /** The number of lines before the field grows. */
  readonly rows?: number;
}

const loadEditor = () => import('../mantine/rich-text-editor.tsx');
const RichTextEditor = lazy(loadEditor);

/** Formatted text. Until the editor is loaded, and in browsers without scripts, the plain text stands in a text area. */
export function RichTextField(props: RichTextFieldProps) {
  const { field, typed, label, hint, error, aside, isDisabled = false, isMessage = false, rows = rowsOf(field) } = props;
  const id = useId();
  const stored = String(richText.read(field, typed) ?? '');
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  const { area, begun, value, setValue, beginAnew } = useEditorStart(stored);
  // Told only once the hidden input has it: the editor's changes are drawn later than those of other fields.
  useEffect(dispatchChange, [dispatchChange, value, begun]);
  useTyped(frameOf, value);
  const described = describe(`${id}-note`, hint, error);
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
              key={begun.nth}
              {...{ id, label, isDisabled, isMessage, described, rows }}
              hasImages={field.hasImages ?? false}
              start={begun.text}
              hasFocus={begun.hasFocus}
              onChange={setValue}
            />
          </Suspense>
          <input type="hidden" name={field.id} value={value} onInput={({ currentTarget }) => beginAnew(currentTarget.value)} />
        </>
      )}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}

const rowsOf = ({ limit }: FieldOf<'richText'>) => (limit > 5000 ? 16 : 8);

/** A hidden field that is typed in tells what any other does; whoever writes in it from outside tells it themselves. */
function useTyped(frameOf: RefObject<HTMLElement | null>, value: string): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    frameOf.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [frameOf, value]);
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

interface Begun {
  /** Counted each time that another text is written in from outside. */
  readonly nth: number;
  readonly text: string;
  readonly hasFocus: boolean;
}

/** Loads the editor and then begins it with what stands in the text area, which someone may have changed in the meantime. */
function useEditorStart(stored: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [value, setValue] = useState(stored);
  const isLoaded = useRef(false);
  const begin = useEffectEvent((whenDrawn: (change: () => void) => void) => {
    if (!area.current) return;
    const { value: plain, defaultValue } = area.current;
    const text = plain === defaultValue ? stored : understood(plain);
    const hasFocus = document.activeElement === area.current;
    whenDrawn(() => {
      setValue(text);
      setBegun({ nth: 0, text, hasFocus });
    });
  });
  useEffect(() => {
    let isGone = false;
    const loaded = () => {
      isLoaded.current = !isGone;
      if (!isGone) begin(startTransition);
    };
    // Where the editor cannot be loaded, the text area stays.
    loadEditor().then(loaded, () => undefined);
    // What is written in the area while the editor is being drawn is the editor's too. It is drawn at once: drawn later, it could follow an editor that
    // began without it.
    const typed = () => isLoaded.current && begin((change) => change());
    const plain = area.current;
    plain?.addEventListener('input', typed);
    return () => {
      isGone = true;
      plain?.removeEventListener('input', typed);
    };
  }, []);
  const beginAnew = (written: string) => {
    const text = understood(written);
    setValue(text);
    setBegun((before) => ({ nth: (before?.nth ?? 0) + 1, text, hasFocus: false }));
  };
  return { area, begun, value, setValue, beginAnew };
}

const understood = (text: string) => String(richText.read({ kind: 'richText', id: 'text', limit: 0 }, { text }) ?? '');
