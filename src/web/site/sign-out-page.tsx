import { useEffect, useId, useRef } from 'react';
import { Form, href } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import dialogStyles from './sign-in-dialog.module.css';

interface SignOutPageProps extends AuthFrame {
  /** A link of another site has brought someone here: it may not sign out unasked. */
  readonly asks: boolean;
}

/** Signs out as soon as it stands, or when it is told to. */
export function SignOutPage({ asks, ...frame }: SignOutPageProps) {
  const texts = useTexts();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!asks) form.current?.requestSubmit();
  }, [asks]);
  return (
    <AuthShell {...frame} title={texts('signIn.signOutTitle')}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={dialogStyles.title}>
          {texts('signIn.signOutTitle')}
        </h1>
        {asks && <p className={dialogStyles.lead}>{texts('signIn.signOutText')}</p>}
        <Form ref={form} method="post" action={href('/logout')} reloadDocument className={dialogStyles.fields}>
          <Button type="submit" look="primary" size="large" isWide>
            {texts('shell.signOut')}
          </Button>
          <LinkButton to={href('/portals')} size="large" isWide>
            {texts('session.stay')}
          </LinkButton>
        </Form>
      </section>
    </AuthShell>
  );
}
