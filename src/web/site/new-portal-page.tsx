import { useId } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { ShownTheme } from '#contracts/ids.ts';
import type { PortalProblems } from '#contracts/admin/portal-form.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { FormKey } from '../ui/fields/form-key.tsx';
import { LogoField } from '../ui/fields/logo-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';

interface NewPortalPageProps extends AuthFrame {
  readonly themes: readonly ShownTheme[];
  /** The problems of the sent form by field, or its refusal as a whole; null if there are none. */
  readonly answer: { readonly problems: PortalProblems } | { readonly text: string } | null;
}

/** The form for another portal. What was typed stays where it is refused. */
export function NewPortalPage({ themes, answer, ...frame }: NewPortalPageProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const titleId = useId();
  const refusal = answer && 'text' in answer ? answer.text : null;
  const problems = answer && 'problems' in answer ? answer.problems : {};
  return (
    <AuthShell {...frame} title={texts('site.newPortal')}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {texts('site.newPortal')}
        </h1>
        <p className={styles.lead}>{texts('site.newPortalLead')}</p>
        <Form method="post" encType="multipart/form-data" noValidate className={styles.fields}>
          <FormKey />
          <RefusalLine error={refusal} />
          <Fields themes={themes} languages={frame.languages} problems={problems} />
          <Button type="submit" name="intent" value="create" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
            {texts(isBusy ? 'signIn.wait' : 'site.createPortal')}
          </Button>
        </Form>
        <p className={styles.away}>
          <Link to={href('/portals')}>{texts('signIn.back')}</Link>
        </p>
      </section>
    </AuthShell>
  );
}

interface FieldsProps extends Pick<NewPortalPageProps, 'themes' | 'languages'> {
  readonly problems: PortalProblems;
}

function Fields({ themes, languages, problems }: FieldsProps) {
  const texts = useTexts();
  const about = (field: keyof PortalProblems) => {
    const problem = problems[field];
    return { name: field, label: texts(`site.portalFields.${field}`), error: problem && texts(`error.${problem}`) };
  };
  return (
    <>
      <LogoField {...about('logo')} href={null} />
      <TextField {...about('name')} maxLength={120} autoComplete="off" />
      <TextField {...about('subtitle')} maxLength={200} autoComplete="off" hint={texts('site.optional')} />
      <SelectField {...about('theme')} all={texts('site.choose')} options={themes.map(({ id, name }) => ({ value: id, label: name }))} />
      <SelectField
        {...about('language')}
        all={texts('site.choose')}
        options={languages.map((language) => ({ value: language, label: texts(`shell.languages.${language}`) }))}
      />
      <TextField {...about('phone')} type="tel" maxLength={40} autoComplete="off" />
      <TextField {...about('email')} type="email" maxLength={254} autoComplete="off" hint={texts('site.optional')} />
    </>
  );
}
