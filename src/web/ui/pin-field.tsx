import { type ChangeEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { caretForBox, pinAfterEdit, pinBoxAt, pinLength } from './pin-digits.ts';
import styles from './pin-field.module.css';

const boxes = Array.from({ length: pinLength }, (_, index) => index);

/**
 * Six boxes over one real input: paste, the telephone's autofill, arrows and backspace are the input's own. Without
 * scripts the input itself is seen.
 */
export function PinField({ name, label, error }: PinFieldProps) {
  const id = useId();
  const { pin, box, input, isFocused, handlers } = usePin();
  const isAlive = useIsAlive();
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
  const [pin, setPin] = useState('');
  const [caret, setCaret] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === input.current) input.current?.setSelectionRange(caret, caret);
  }, [caret, pin]);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = pinAfterEdit(pin, target.value, target.selectionStart ?? target.value.length);
    setPin(next);
    setCaret(Math.min(target.selectionStart ?? next.length, next.length));
  };
  const click = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const next = caretForBox(Math.floor(((clientX - left) / width) * pinLength), pin);
    currentTarget.setSelectionRange(next, next);
    setCaret(next);
  };
  const handlers = {
    onChange: change,
    onClick: click,
    onSelect: () => setCaret(input.current?.selectionStart ?? 0),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { pin, box: pinBoxAt(caret), input, isFocused, handlers };
}

/** False on the server and until the page has come alive. */
function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
