import { useEffect, useRef, useState } from 'react';
import { parseAnswers } from '#forms/answers.ts';
import { listApplicableFields } from '#forms/applicable-fields.ts';
import { listAskedFields, startOf } from '#forms/designed/asked-fields.ts';
import type { DesignedField } from '#forms/designed/designed-field.ts';
import { type FurtherForm, listWholeDesign } from '#forms/designed/whole-design.ts';
import { changedFields } from '#forms/fields-for.ts';
import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../lib/texts.tsx';
import { SiteFormFields } from '../site/public/site-form-fields.tsx';
import { Card } from '../ui/card.tsx';
import styles from './form-designer.module.css';

interface FormPreviewProps {
  readonly fields: readonly DesignedField[];
  readonly further: readonly FurtherForm[];
  /** The position of the selected field, which is marked and in sight; null for none. */
  readonly selected: number | null;
}

/** The form that is designed, as its readers fill it in: what is asked follows what is answered. It sends nothing. */
export function FormPreview(props: FormPreviewProps) {
  const texts = useTexts();
  return (
    <section className={styles.preview} data-of="page" aria-label={texts('formDesigner.preview')}>
      <Card>
        <p className={styles.intro}>{texts('formDesigner.intro')}</p>
        <FilledIn key={JSON.stringify(props.fields)} {...props} />
      </Card>
    </section>
  );
}

/** Begins anew with each change of the form. */
function FilledIn({ fields: own, further, selected }: FormPreviewProps) {
  const form = useRef<HTMLFormElement>(null);
  const designed = listWholeDesign(own, further);
  const fields = listAskedFields(designed);
  const start = startOf(designed, fields).typed;
  const [typed, setTyped] = useState<Typed>(start);
  const asked = new Set(
    listApplicableFields(fields, { ...startOf(designed, fields).answers, ...parseAnswers(fields, typed) }).map(({ id }) => id),
  );
  const changed = changedFields(fields, true).map(({ id }) => id);
  const fixed = fields.filter(({ id }) => !changed.includes(id)).map(({ id }) => id);
  const follow = () => {
    if (form.current) setTyped(textsIn(form.current));
  };
  const marked = selected === null ? undefined : designed[selected]?.name;
  useEffect(() => {
    if (marked) form.current?.querySelector(`[data-field="${CSS.escape(marked)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <form ref={form} onChange={follow} onSubmit={(event) => event.preventDefault()} noValidate>
      <SiteFormFields form={{ fields, fixed }} typed={start} problems={{}} asked={asked} marked={marked} />
    </form>
  );
}

function textsIn(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
