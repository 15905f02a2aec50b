import { useCallback, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { searchPause } from '../../lib/search-pause.ts';
import { FindField } from '../table/find-field.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { sectionPath } from '../report-address.ts';
import styles from './typed-search.module.css';

interface TypedSearchProps {
  readonly label: string;
  readonly report: ReportFrame;
}

/** Looks for words while they are typed; without scripts on Enter. They stand in the address, where everything else stays. */
export function TypedSearch({ label, report }: TypedSearchProps) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { find = '', page: _firstAgain, ...kept } = report.query;

  // The address of the moment: what was chosen beside it may not be drawn yet.
  const search = useCallback(() => {
    const wanted = new URLSearchParams(window.location.search);
    wanted.delete('page');
    wanted.set('find', inputOf(form.current)?.value ?? '');
    void navigate({ search: wanted.toString() }, { replace: true, preventScrollReset: true });
  }, [navigate]);
  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, searchPause);
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);
  // A filter that is cleared elsewhere empties the field; what is being typed is never overwritten, and looked for also when it was typed before scripts came.
  useEffect(() => {
    const input = inputOf(form.current);
    if (!input || input.value === find) return;
    if (input === document.activeElement) soon();
    else input.value = find;
  }, [find, soon]);

  return (
    <Form
      ref={form}
      method="get"
      action={sectionPath(report)}
      className={styles.form}
      preventScrollReset
      onSubmit={() => clearTimeout(timer.current)}
    >
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={String(value)} />
      ))}
      <FindField label={label} name="find" defaultValue={find} onChange={soon} />
    </Form>
  );
}

const inputOf = (form: HTMLFormElement | null) => form?.querySelector<HTMLInputElement>('input[type=search]');
