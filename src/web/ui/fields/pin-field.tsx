import { type ChangeEvent, type MouseEvent, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { caretForBox, pinAfterEdit, pinBoxAt, pinLength } from './pin-digits.ts';
import styles from './pin-field.module.css';
import { useHydrated } from '../use-hydrated.ts';

const boxes = Array.from({ length: pinLength }, (_, index) => index);

/**
 * Six boxes over one real input: paste, the telephone's autofill, arrows and backspace are the input's own. Without
 * scripts the input itself is seen.
 */
export function PinField({ name, label, error }: PinFieldProps) {
  const id = useId();
  const { pin, box, input, isFocused, handlers } = usePin();
  const isAlive = useHydrated();
  return (
    <div className={styles.pin} data-alive={isAlive || undefined} data-invalid={error ? true : undefined}>
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      {boxes.map((each) => (
        <span key={each} aria-hidden className={classNames(styles.box, isFocused && each === box && styles.current)}>
          {pin[each]}
        </span>
      ))}
      <input
        ref={input}
        id={id}
        name={name}
        value={pin}
        className={styles.input}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        {...handlers}
      />
    </div>
  );
}

interface PinFieldProps {
  readonly name: string;
  readonly label: string;
  /** Id of the text that says what is wrong; absent when nothing is. */
  readonly error?: string | undefined;
}

function usePin() {
  const [edit, setEdit] = useState({ pin: '', caret: 0 });
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(edit.caret, edit.caret);
  }, [edit]);
  const change = ({ target: { value, selectionStart } }: ChangeEvent<HTMLInputElement>) =>
    setEdit(({ pin }) => pinAfterEdit(pin, value, selectionStart ?? value.length));
  const click = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setEdit(({ pin }) => ({ pin, caret: caretForBox(Math.floor(((clientX - left) / width) * pinLength), pin) }));
  };
  const follow = ({ currentTarget: { selectionStart, selectionEnd } }: SyntheticEvent<HTMLInputElement>) => {
    if (selectionStart === null || selectionStart !== selectionEnd) return;
    setEdit((before) => (before.caret === selectionStart ? before : { ...before, caret: selectionStart }));
  };
  const handlers = {
    onChange: change,
    onClick: click,
    onSelect: follow,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { pin: edit.pin, box: pinBoxAt(edit.caret), input, isFocused, handlers };
}
