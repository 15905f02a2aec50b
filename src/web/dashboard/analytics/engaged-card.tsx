import { href, Link } from 'react-router';
import type { Analytics, UserUsage } from '#contracts/analytics.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { type TableRow, Table } from '../table/table.tsx';
import styles from './analytics.module.css';

const columns = ['logins', 'views', 'messages', 'downloads', 'other', 'total'] as const;

/** Lists the ten people who used the portal most. */
export function EngagedCard({ analytics }: { readonly analytics: Pick<Analytics, 'users' | 'clients' | 'portal' | 'query'> }) {
  const texts = useTexts();
  const formats = useFormats();
  const { users, portal } = analytics;
  const rows = users.map((user): TableRow => {
    const isNamed = user.account !== null && user.account.name !== user.name;
    return {
      key: user.id,
      cells: [<UserName key="name" user={user} portal={portal.id} />, ...columns.map((column) => formats.count(user[column]))],
      ...(isNamed ? { note: user.account.name } : {}),
      figure: formats.count(user.total),
      second: (['logins', 'views'] as const)
        .map((column) => `${texts(`analytics.measures.${column}`)} ${formats.count(user[column])}`)
        .join(', '),
    };
  });
  return (
    <Card title={texts('analytics.engaged')} text={<EngagedText analytics={analytics} />} isFlush className={styles.engaged}>
      <Table
        name={texts('analytics.engaged')}
        columns={[{ label: texts('analytics.user') }, ...columns.map((column) => ({ label: texts(`analytics.measures.${column}`) }))]}
        rows={rows}
      />
    </Card>
  );
}

/** A client's name leads to their account. */
function UserName({ user: { name, account }, portal }: { readonly user: Pick<UserUsage, 'name' | 'account'>; readonly portal: string }) {
  const texts = useTexts();
  const shown = name ?? texts('analytics.gone');
  return account ? <Link to={href('/dashboard/:portal/account/:account', { portal, account: account.id })}>{shown}</Link> : shown;
}

/** Says how many clients did not sign in: those are whom an adviser calls. */
function EngagedText({ analytics: { clients, portal, query } }: { readonly analytics: Pick<Analytics, 'clients' | 'portal' | 'query'> }) {
  const texts = useTexts();
  const missing = clients.all - clients.signedIn;
  if (query.view === 'others' || missing <= 0) return texts('analytics.engagedText');
  return (
    <>
      {texts('analytics.engagedText')} {texts('analytics.notSignedIn', { count: missing })}{' '}
      <Link to={`${href('/dashboard/:portal', { portal: portal.id })}?sort=lastLogin&order=asc`}>{texts('analytics.showThem')}</Link>
    </>
  );
}
