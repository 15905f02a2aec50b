import { href } from 'react-router';
import type { Problems } from '#forms/check-answers.ts';
import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { useProblemText } from '../../ui/fields/field-editor.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SiteFrame, type SiteFrameProps } from './site-frame.tsx';
import { SiteHead } from './site-parts.tsx';
import { useInLanguage } from './site-anchor.tsx';
import styles from './site.module.css';

/** The problems of the form or the reason for its refusal, with the typed values. */
export type DemoAnswer = { readonly problems?: Problems; readonly text?: string; readonly typed?: Typed };

interface DemoPageProps extends SiteFrameProps {
  readonly isSent: boolean;
  readonly answered: DemoAnswer | null;
}

/** Asks the firm for a demo. */
export function DemoPage({ isSent, answered, ...frame }: DemoPageProps) {
  const texts = useTexts();
  const [title, text] = isSent
    ? [texts('publicSite.demo.sent'), texts('publicSite.demo.sentText')]
    : [texts('publicSite.demo.join'), texts('publicSite.demo.text')];
  return (
    <SiteFrame {...frame}>
      <title>{`${title} · ${frame.brand.name}`}</title>
      <meta name="description" content={texts('publicSite.demo.text')} />
      <SiteHead title={title} summary={text} action={isSent ? { label: texts('publicSite.demo.home'), href: '/' } : null} />
      {!isSent && (
        <section className={styles.raised}>
          <div className={styles.wrap}>
            <DemoForm answered={answered} />
          </div>
        </section>
      )}
    </SiteFrame>
  );
}

const limits = { name: 120, email: 254, phone: 40, words: 2000 };

function DemoForm({ answered }: { readonly answered: DemoAnswer | null }) {
  const texts = useTexts();
  const typed = answered?.typed ?? {};
  const errors = useErrors(answered?.problems ?? {});
  const field = (id: keyof typeof limits) => ({
    name: id,
    label: texts(`publicSite.demo.${id}`),
    maxLength: limits[id],
    defaultValue: typed[id],
    error: errors[id],
  });
  return (
    <form method="post" action={useInLanguage()(href('/demo'))} className={styles.demoForm} noValidate>
      <FormKey />
      <TextField {...field('name')} autoComplete="name" required />
      <TextField {...field('email')} type="email" autoComplete="email" required />
      <TextField {...field('phone')} type="tel" autoComplete="tel" hint={texts('publicSite.demo.optional')} />
      <TextAreaField {...field('words')} rows={5} hint={texts('publicSite.demo.optional')} />
      <p role="alert">{answered?.text}</p>
      <Button type="submit" look="primary" size="large">
        {texts('publicSite.demo.join')}
      </Button>
      <p className={styles.byline}>{texts('publicSite.demo.use')}</p>
    </form>
  );
}

function useErrors(problems: Problems): Readonly<Record<string, string | undefined>> {
  const texts = useTexts();
  const required = (id: 'name' | 'email') => texts('fields.required', { label: texts(`publicSite.demo.${id}`) });
  const [name, email, phone, words] = [
    useProblemText(problems.name),
    useProblemText(problems.email),
    useProblemText(problems.phone),
    useProblemText(problems.words),
  ];
  return {
    name: problems.name?.code === 'required' ? required('name') : name,
    email: problems.email?.code === 'required' ? required('email') : email,
    phone,
    words,
  };
}
