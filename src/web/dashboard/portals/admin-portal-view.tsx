import { ScrollText } from 'lucide-react';
import { href, Link } from 'react-router';
import type { PortalTermsAdmin } from '#contracts/terms.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';
import styles from './admin-portal.module.css';
import { PublishTermsCard } from './publish-terms-card.tsx';

/** A portal for its administrators: the versions of its terms, and the way to a new one. */
export function AdminPortalView({ admin }: { readonly admin: PortalTermsAdmin }) {
  const texts = useTexts();
  const { portal, versions } = admin;
  return (
    <>
      <title>{portal.name}</title>
      <header className={headStyles.head}>
        <h1>{portal.name}</h1>
        <Link to={href('/dashboard/:portal/settings', { portal: portal.id })}>{texts('portalSettings.title')}</Link>
      </header>
      <div className={styles.cards}>
        <UseCard admin={admin} />
        <PublishTermsCard key={versions.length} admin={admin} />
        <Card title={texts('terms.history')} text={texts('terms.historyText')} isFlush>
          {versions.length === 0 ? (
            <EmptyState icon={ScrollText} title={texts('terms.empty')} text={texts('terms.emptyText')} />
          ) : (
            <Versions admin={admin} />
          )}
        </Card>
      </div>
    </>
  );
}

/** How much of the subscription is used, and the link that leads here. */
function UseCard({ admin: { portal, subscription, signUpHref } }: { readonly admin: PortalTermsAdmin }) {
  const texts = useTexts();
  const { accounts, advisors } = subscription;
  return (
    <Card title={texts('terms.subscription', { name: subscription.name })} text={texts('terms.subscriptionText')}>
      <dl className={styles.use}>
        <dt>{texts('terms.accountsUsed')}</dt>
        <dd data-full={accounts.used >= accounts.most || undefined}>{texts('terms.used', { ...accounts })}</dd>
        <dt>{texts('terms.advisorsUsed')}</dt>
        <dd data-full={advisors.used >= advisors.most || undefined}>{texts('terms.used', { ...advisors })}</dd>
        <dt>{texts('adviserInvitations.title')}</dt>
        <dd>
          <Link to={`${href('/admin/invitations')}?portal=${portal.id}`}>{texts('adviserInvitations.link')}</Link>
        </dd>
        <dt>{texts('terms.signUpLink')}</dt>
        <dd className={styles.link}>{signUpHref}</dd>
      </dl>
    </Card>
  );
}

function Versions({ admin: { portal, versions } }: { readonly admin: PortalTermsAdmin }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = versions.map(({ version, publishedAt, publishedBy, accepted }) => {
    const name = `${texts('terms.version')} ${version}`;
    const link = (
      <Link key="version" to={`${href('/terms/:portal', { portal: portal.id })}?version=${version}`}>
        {name}
      </Link>
    );
    const since = formats.moment(publishedAt);
    const who = publishedBy ?? texts('terms.withTheData');
    const by = texts('terms.accounts', { count: accepted });
    return { key: String(version), cells: [link, since, who, by], figure: since, second: who, secondFigure: by };
  });
  const columns = (['version', 'since', 'publishedBy', 'acceptedBy'] as const).map((column) => texts(`terms.${column}`));
  return <Table name={texts('terms.history')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}
