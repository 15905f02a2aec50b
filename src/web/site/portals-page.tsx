import { useId } from 'react';
import { Form } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import styles from './portals-page.module.css';

interface PortalsPageProps extends AuthFrame {
  readonly portals: readonly { readonly id: string; readonly name: string; readonly subtitle: string | null }[];
  /** Whether the reader may make another one. */
  readonly canCreate: boolean;
}

/** Where somebody who is on several portals chooses one. */
export function PortalsPage({ portals, canCreate, ...frame }: PortalsPageProps) {
  const texts = useTexts();
  const other = canCreate ? { question: null, label: texts('site.createPortals'), to: paths.newPortal } : null;
  const titleId = useId();
  return (
    <AuthShell {...frame} title={texts('site.portals')} other={other}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {texts('site.portals')}
        </h1>
        <ul className={styles.portals}>
          {portals.map(({ id, name, subtitle }) => (
            <li key={id}>
              <LinkButton to={`/dashboard/${id}`} size="large" isWide className={styles.portal}>
                <span>{name}</span>
                {subtitle !== null && <span className={styles.subtitle}>{subtitle}</span>}
              </LinkButton>
            </li>
          ))}
        </ul>
        <Form method="post" action={paths.signOut} reloadDocument className={styles.leave}>
          <Button type="submit" look="text" size="small">
            {texts('shell.signOut')}
          </Button>
        </Form>
      </section>
    </AuthShell>
  );
}
