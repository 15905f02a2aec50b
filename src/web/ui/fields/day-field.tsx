import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import type { FieldFrame } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

const DateField = lazy(async () => ({ default: (await import('../mantine/date-field.tsx')).DateField }));

interface DayFieldProps extends FieldFrame {
  readonly name: string;
  readonly defaultValue?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isDisabled?: boolean;
}

/**
 * A day of a form, in the page's manner of writing. Until the page is alive and the calendar is there, the browser's own field stands here: it
 * works without scripts, but writes days as the browser was installed.
 */
export function DayField({ name, defaultValue = '', min, max, isDisabled = false, ...frame }: DayFieldProps) {
  const native = useRef<HTMLInputElement>(null);
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  const [typed, setTyped] = useState(defaultValue);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    if (native.current) setTyped(native.current.value);
    startTransition(() => setAlive(true));
  }, []);
  const field = (
    <TextField
      {...frame}
      ref={native}
      type="date"
      name={name}
      min={min}
      max={max}
      disabled={isDisabled}
      autoComplete="off"
      defaultValue={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
  if (!isAlive) return field;
  return (
    <Suspense fallback={field}>
      <div ref={frameOf}>
        <DateField
          {...frame}
          name={name}
          min={min}
          max={max}
          disabled={isDisabled}
          defaultValue={typed || null}
          onChange={dispatchChange}
        />
      </div>
    </Suspense>
  );
}
