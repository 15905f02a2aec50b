import { useId } from 'react';
import { href } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { type AuthFrame, AuthShell } from './auth-shell.tsx';
import { LeaveForm } from './leave-form.tsx';
import styles from './portals-page.module.css';

interface PortalsPageProps extends AuthFrame {
  readonly portals: readonly {
    readonly id: string;
    readonly name: string;
    readonly subtitle: string | null;
    readonly logo: string | null;
  }[];
  /** True when the reader may create another portal. */
  readonly canCreate: boolean;
}

/** Shows the portals of a user who belongs to several, to choose one. */
export function PortalsPage({ portals, canCreate, ...frame }: PortalsPageProps) {
  const texts = useTexts();
  const other = canCreate ? { question: null, label: texts('site.createPortals'), to: href('/portals/new') } : null;
  const titleId = useId();
  return (
    <AuthShell {...frame} title={texts('site.portals')} other={other}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {texts('site.portals')}
        </h1>
        <ul className={styles.portals}>
          {portals.map(({ id, name, subtitle, logo }) => (
            <li key={id}>
              <LinkButton to={href('/dashboard/:portal', { portal: id })} size="large" isWide className={styles.portal}>
                {logo !== null && <img src={logo} alt="" className={styles.logo} />}
                <span className={styles.words}>
                  <span>{name}</span>
                  {subtitle !== null && <span className={styles.subtitle}>{subtitle}</span>}
                </span>
              </LinkButton>
            </li>
          ))}
        </ul>
        <LeaveForm />
      </section>
    </AuthShell>
  );
}
