import type { ReactNode } from 'react';
import type { SiteForm as Form } from '#contracts/site.ts';
import type { Problems } from '#forms/check-answers.ts';
import type { Typed } from '#forms/kind.ts';
import { pickTyped } from '#forms/kinds.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { useInLanguage } from './site-anchor.tsx';
import { SiteFormFields } from './site-form-fields.tsx';
import styles from './site-form.module.css';

/** The problems of the form or the reason for its refusal, with the typed values. */
export type SiteFormAnswer = { readonly problems?: Problems; readonly text?: string; readonly typed?: Typed };

interface SiteFormProps {
  readonly form: Form;
  readonly answered?: SiteFormAnswer | null;
  /** The reader changes what they have sent before. */
  readonly isChanged?: boolean;
  /** The key of the form; absent on pages that are kept for many readers. */
  readonly children?: ReactNode;
}

/** A form of the firm, which works without scripts. It is answered at its own address, also where it stands on another page. */
export function SiteForm({ form, answered = null, isChanged = false, children }: SiteFormProps) {
  const texts = useTexts();
  const { problems = {}, text, typed } = answered ?? {};
  // No browser sends back what the reader does not change.
  const fixed = pickTyped(
    form.fields.filter(({ id }) => form.fixed.includes(id)),
    form.start,
  );
  const count = Object.keys(problems).length;
  return (
    <form method="post" action={useInLanguage()(isChanged ? `${form.path}?change` : form.path)} className={styles.form} noValidate>
      {children}
      <p role="alert" className={styles.refusal}>
        {text ?? (count > 0 ? texts('processes.problems', { count }) : '')}
      </p>
      <SiteFormFields form={form} typed={typed ? { ...fixed, ...typed } : form.start} problems={problems} />
      <Button type="submit" look="primary" size="large">
        {texts(isChanged ? 'publicSite.form.saveChange' : 'processes.submit')}
      </Button>
    </form>
  );
}
