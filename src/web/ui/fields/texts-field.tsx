import { ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldOf } from '#forms/form.ts';
import { joinTexts, listTexts } from '#forms/kinds/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { withMoved } from '../../lib/with-moved.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { FieldNote } from './field-note.tsx';
import type { FieldFrame } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import styles from './texts-field.module.css';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface TextsFieldProps extends FieldFrame {
  readonly field: FieldOf<'texts'>;
  /** The texts, a line each. */
  readonly value: string;
}

/** A text while it is edited; its key stays when it moves. */
interface Row {
  readonly key: number;
  readonly text: string;
}

/** A list of short texts, each in a row that can be moved and removed; without scripts a text with one on each line. */
export function TextsField({ field, value, ...frame }: TextsFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  if (isAlive) return <TextRows {...frame} field={field} value={value} />;
  const { hint = texts('fields.onePerLine') } = frame;
  return <TextAreaField {...frame} hint={hint} name={field.id} rows={4} defaultValue={value} />;
}

function TextRows({ field, value, label, hint, error }: TextsFieldProps) {
  const texts = useTexts();
  const id = useId();
  const { rows, frameOf, change, focusOn } = useRows(value);
  const add = (at: number) => {
    if (rows.length >= field.most) return;
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    change([...rows.slice(0, at), { key, text: '' }, ...rows.slice(at)]);
    focusOn(key);
  };
  const remove = (at: number) => {
    change(rows.filter((_row, nth) => nth !== at));
    focusOn(rows[at + 1]?.key ?? rows[at - 1]?.key ?? null);
  };
  const move = (at: number, by: 1 | -1) => {
    change(withMoved(rows, at, at + by));
    focusOn(rows[at]?.key ?? null);
  };
  const isRepeated = ({ text }: Row, at: number) => rows.some((row, nth) => nth < at && row.text.trim() === text.trim());
  const hasRepeated = rows.some(isRepeated);
  const write = (at: number, text: string) => change(rows.map((row, nth) => (nth === at ? { ...row, text } : row)));
  return (
    <fieldset ref={frameOf} className={styles.texts} aria-describedby={`${id}-note`} aria-invalid={error ? true : undefined}>
      <legend>{label}</legend>
      <ol className={styles.list}>
        {rows.map((row, at) => (
          <TextRow
            key={row.key}
            row={row}
            name={`${label}, ${at + 1}`}
            isWrong={Boolean(error) && (!hasRepeated || isRepeated(row, at))}
            limit={field.limit}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
            onWrite={(written) => write(at, written)}
            onAdd={() => add(at + 1)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {rows.length < field.most && (
        <Button size="small" data-add onClick={() => add(rows.length)}>
          <Icon of={Plus} size="small" />
          {texts('fields.addText')}
        </Button>
      )}
      <input type="hidden" name={field.id} value={joinTexts(rows.map(({ text }) => text)) ?? ''} />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}

/** Returns the rows of a list, and functions that change them and move the focus to a row; null for the button that adds one. */
function useRows(value: string) {
  const [rows, setRows] = useState<readonly Row[]>(() => (value === '' ? [] : listTexts(value).map((text, key) => ({ key, text }))));
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const wanted = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const selector = wanted.current === null ? '[data-add]' : `[data-row="${wanted.current}"]`;
    wanted.current = undefined;
    frameOf.current?.querySelector<HTMLElement>(selector)?.focus();
  });
  return {
    rows,
    frameOf,
    change: (changed: readonly Row[]) => {
      setRows(changed);
      dispatchChange();
    },
    focusOn: (key: number | null) => {
      wanted.current = key;
    },
  };
}

interface TextRowProps {
  readonly row: Row;
  readonly name: string;
  /** True if the problem of the list is about this text: of repeated ones about those after the first. */
  readonly isWrong: boolean;
  readonly limit: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onWrite: (text: string) => void;
  readonly onAdd: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** A text of the list. The Enter key begins the next one. */
function TextRow({ row: { key: rowKey, text }, name, isWrong, limit, isFirst, isLast, onWrite, onAdd, onMove, onRemove }: TextRowProps) {
  const texts = useTexts();
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (text.trim() !== '') onAdd();
  };
  const shown = text.trim() || name;
  return (
    <li className={styles.row}>
      <textarea
        className={styles.text}
        aria-label={name}
        aria-invalid={isWrong || undefined}
        data-row={rowKey}
        rows={1}
        maxLength={limit}
        value={text}
        onChange={({ target }) => onWrite(target.value.replaceAll(/[\r\n]+/g, ' '))}
        onKeyDown={addOnEnter}
      />
      <IconButton
        size="small"
        icon={ChevronUp}
        label={texts('media.moveUp', { name: shown })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={texts('media.moveDown', { name: shown })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton size="small" icon={X} label={texts('media.takeAway', { name: shown })} onClick={onRemove} />
    </li>
  );
}
