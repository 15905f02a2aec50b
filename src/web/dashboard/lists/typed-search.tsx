import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTexts } from '../../../lib/texts.tsx';
import { FindField } from '../../table/find-field.tsx';
import type { ReportFrame } from '../block.tsx';
import styles from './client-search.module.css';

const pause = 250;

/** Looks for a name or an e-mail while it is typed; without scripts on Enter. Everything else of the query stays. */
export function ClientSearch({ report: { path, query } }: { readonly report: ReportFrame }) {
  const texts = useTexts();
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
      <FindField label={texts('overview.find')} name="find" defaultValue={find} onChange={soon} />
    </Form>
  );
}
