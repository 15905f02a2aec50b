import { href, Link } from 'react-router';
import type { PortalUse } from '#contracts/terms.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './subscription-panel.module.css';

/** Shows the use of the subscription, the link to the portal and links to further details. */
export function SubscriptionPanel({
  id,
  data: { name, accounts, advisors, signUpHref },
}: {
  readonly id: string;
  readonly data: PortalUse;
}) {
  const texts = useTexts();
  return (
    <Card title={texts('terms.subscription', { name })} text={texts('terms.subscriptionText')}>
      <dl className={styles.use}>
        <dt>{texts('terms.accountsUsed')}</dt>
        <dd data-full={accounts.used >= accounts.most || undefined}>{texts('terms.used', { ...accounts })}</dd>
        <dt>{texts('terms.advisorsUsed')}</dt>
        <dd data-full={advisors.used >= advisors.most || undefined}>{texts('terms.used', { ...advisors })}</dd>
        <dt>{texts('adviserInvitations.title')}</dt>
        <dd>
          <Link to={`${href('/admin/invitations')}?portal=${id}`}>{texts('adviserInvitations.link')}</Link>
        </dd>
        <dt>{texts('terms.looks')}</dt>
        <dd>
          <Link to={href('/dashboard/:portal/settings', { portal: id })}>{texts('portalSettings.title')}</Link>
        </dd>
        <dt>{texts('terms.signUpLink')}</dt>
        <dd className={styles.link}>{signUpHref}</dd>
      </dl>
    </Card>
  );
}
