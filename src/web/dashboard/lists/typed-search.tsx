import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { FindField } from '../table/find-field.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import styles from './typed-search.module.css';

const pause = 250;

interface TypedSearchProps {
  readonly label: string;
  readonly report: ReportFrame;
}

/** Looks for words while they are typed; without scripts on Enter. They stand in the address, where everything else stays. */
export function TypedSearch({ label, report: { path, query } }: TypedSearchProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { find = '', page: _firstAgain, ...kept } = query;

  useEffect(() => () => clearTimeout(timer.current), []);
  // A filter that is cleared elsewhere empties the field; what is being typed is never overwritten.
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('input[type=search]');
    if (input && input !== document.activeElement) input.value = find;
  }, [find]);

  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form.current, { replace: true, preventScrollReset: true }), pause);
  };

  return (
    <Form ref={form} method="get" action={path} className={styles.form} preventScrollReset onSubmit={() => clearTimeout(timer.current)}>
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={String(value)} />
      ))}
      <FindField label={label} name="find" defaultValue={find} onChange={soon} />
    </Form>
  );
}
