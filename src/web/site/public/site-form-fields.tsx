import type { SiteForm } from '#contracts/site.ts';
import { groupByForm } from '#forms/designed/form-parts.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { AskedField } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { getFieldKind } from '#forms/kinds.ts';
import { useAnswerWords } from '../../ui/asked/answer-words.ts';
import { FormField } from '../../ui/asked/form-field.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import styles from './site-form.module.css';

interface SiteFormFieldsProps {
  readonly form: Pick<SiteForm, 'fields' | 'fixed'>;
  /** The initial values of the fields. */
  readonly typed: Typed;
  readonly problems: Problems;
  /** The fields that are asked by now; absent without scripts, where all of them are shown and say when they are to be filled in. */
  readonly asked?: ReadonlySet<string>;
  /** The field that stands out, for someone who changes the form. */
  readonly marked?: string | undefined;
}

/** The fields of a form of the site, those of each further form below its title. */
export function SiteFormFields({ form, asked, ...shown }: SiteFormFieldsProps) {
  const locale = useLocale();
  return (
    <div className={styles.forms}>
      {groupByForm(form.fields).map(({ part, fields }) => (
        <section key={part?.id ?? ''} className={styles.fields} hidden={asked !== undefined && fields.every(({ id }) => !asked.has(id))}>
          {part && <h2 className={styles.part}>{part.title[locale]}</h2>}
          {fields.map((field) => (
            <ShownField key={field.id} field={field} form={form} asked={asked} {...shown} />
          ))}
        </section>
      ))}
    </div>
  );
}

interface ShownFieldProps extends Omit<SiteFormFieldsProps, 'asked'> {
  readonly field: AskedField;
  readonly asked: ReadonlySet<string> | undefined;
}

function ShownField({ field, form: { fields, fixed }, typed, problems, asked, marked }: ShownFieldProps) {
  const isHidden = asked !== undefined && !asked.has(field.id);
  return (
    <fieldset
      className={styles.field}
      disabled={isHidden || fixed.includes(field.id)}
      hidden={isHidden}
      data-field={field.id}
      data-marked={marked === field.id ? true : undefined}
    >
      {asked === undefined && <Condition field={field} fields={fields} />}
      <FormField field={field} typed={typed} problem={problems[field.id]} />
    </fieldset>
  );
}

/** Says to which answer a field belongs. */
function Condition({ field: { when }, fields }: { readonly field: AskedField; readonly fields: readonly AskedField[] }) {
  const texts = useTexts();
  const locale = useLocale();
  const wordsOf = useAnswerWords();
  const above = when && fields.find(({ id }) => id === when.field);
  if (!above) return null;
  const answer = wordsOf(above, getFieldKind(above).key(when.is));
  return <p className={styles.when}>{texts('publicSite.form.when', { label: above.label[locale], answer })}</p>;
}
