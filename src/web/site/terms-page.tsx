import { useId } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { TermsPage as Terms } from '#contracts/terms.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import type { Refusal } from './login-page.tsx';
import { RefusalLine } from './refusal-line.tsx';
import dialogStyles from './sign-in-dialog.module.css';
import styles from './terms-page.module.css';

interface TermsPageProps extends AuthFrame {
  readonly terms: Terms;
  readonly isSignedIn: boolean;
  /** The address after acceptance. */
  readonly goOn: string;
  readonly refusal: Refusal | null;
}

/** The terms of a portal; a client who has not accepted them does it here and goes on to where they were going. */
export function TermsPage({ terms, isSignedIn, goOn, refusal, ...frame }: TermsPageProps) {
  const texts = useTexts();
  const formats = useFormats();
  const titleId = useId();
  const { version, isInForce, publishedAt } = terms;
  return (
    <AuthShell {...frame} title={texts('terms.title')}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={dialogStyles.title}>
          {texts('terms.title')}
        </h1>
        <p className={dialogStyles.lead}>{terms.portal.name}</p>
        <p className={styles.version}>
          {texts(isInForce ? 'terms.inForce' : 'terms.notInForce', { version, moment: formats.moment(publishedAt) })}
        </p>
        <TermsBody terms={terms} />
        <RefusalLine error={refusal?.text ?? null} />
        {terms.isOwed ? <Acceptance version={version} /> : <Reading terms={terms} isSignedIn={isSignedIn} goOn={goOn} />}
      </section>
    </AuthShell>
  );
}

/** The attributes that let the keyboard reach a scrolling area, even in browsers that would skip it. */
const reachable = { tabIndex: 0 } as const;

function TermsBody({ terms: { parts, language } }: Pick<TermsPageProps, 'terms'>) {
  const texts = useTexts();
  return (
    <section {...reachable} className={styles.body} lang={language} aria-label={texts('terms.body')}>
      {parts.map(({ kind, text }, index) => (kind === 'heading' ? <h2 key={index}>{text}</h2> : <p key={index}>{text}</p>))}
    </section>
  );
}

function Acceptance({ version }: { readonly version: number }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <p className={styles.owed}>{texts('terms.owed')}</p>
      <Form method="post">
        <input type="hidden" name="version" value={version} />
        <Button type="submit" name="intent" value="accept" look="primary" size="large" isWide disabled={isBusy}>
          {texts(isBusy ? 'signIn.wait' : 'terms.accept')}
        </Button>
      </Form>
      <Form method="post" action={href('/logout')} reloadDocument className={styles.away}>
        <Button type="submit" look="text" size="small">
          {texts('shell.signOut')}
        </Button>
      </Form>
    </>
  );
}

function Reading({ terms, isSignedIn, goOn }: Pick<TermsPageProps, 'terms' | 'isSignedIn' | 'goOn'>) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {terms.acceptedAt !== null && <p className={styles.owed}>{texts('terms.accepted', { moment: formats.moment(terms.acceptedAt) })}</p>}
      {!terms.isInForce && (
        <p className={styles.away}>
          <Link to={href('/terms/:portal', { portal: terms.portal.id })}>{texts('terms.inForceNow')}</Link>
        </p>
      )}
      {isSignedIn && (
        <LinkButton to={goOn} size="large" isWide className={styles.goOn}>
          {texts('terms.goOn')}
        </LinkButton>
      )}
    </>
  );
}
