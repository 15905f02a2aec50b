import { SearchX, ShieldHalf } from 'lucide-react';
import { href, Link } from 'react-router';
import type { AccessGroupsPage, ListedAccessGroup } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import columnStyles from '../columns.module.css';
import { MakeByName } from '../admin/make-by-name.tsx';
import { adminListAddress } from '../admin/admin-list-address.ts';
import { AdminSearch } from '../admin/admin-search.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';
import styles from './access-groups.module.css';

/** Which of their clients advisers see. */
export function AccessGroupsView({ page: { query, groups, found, page, pages } }: { readonly page: AccessGroupsPage }) {
  const texts = useTexts();
  const isAll = query.find === undefined;
  const hrefOf = (wanted: number) => adminListAddress(href('/admin/access-groups'), { ...query, page: wanted });
  return (
    <>
      <title>{texts('accessGroups.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('accessGroups.title')}</h1>
          <p className={headStyles.text}>{texts('accessGroups.text')}</p>
        </div>
      </header>
      <div className={columnStyles.cards}>
        <Card isFlush footer={pages > 1 && <Pager page={page} pages={pages} hrefOf={hrefOf} />}>
          <AdminSearch
            path={href('/admin/access-groups')}
            label={texts('accessGroups.find')}
            all={texts('accessGroups.all')}
            find={query.find}
            found={texts('accessGroups.found', { count: found })}
          />
          {groups.length > 0 ? (
            <List groups={groups} />
          ) : (
            <EmptyState
              icon={isAll ? ShieldHalf : SearchX}
              title={texts(isAll ? 'accessGroups.none' : 'accessGroups.noneFound')}
              text={texts(isAll ? 'accessGroups.noneText' : 'accessGroups.noneFoundText')}
            />
          )}
        </Card>
        <MakeByName
          title={texts('accessGroups.make')}
          text={texts('accessGroups.makeText')}
          name={texts('accessGroups.name')}
          make={texts('accessGroups.makeIt')}
          maxLength={100}
        />
      </div>
    </>
  );
}

function List({ groups }: { readonly groups: readonly ListedAccessGroup[] }) {
  const texts = useTexts();
  const rows = groups.map(({ id, name, description, team, clients }) => {
    const link = (
      <Link key="name" to={href('/admin/access-groups/:group', { group: id })}>
        {name}
      </Link>
    );
    const people = texts('accessGroups.people', { count: team });
    const accounts = texts('accessGroups.accounts', { count: clients });
    const about = (
      <span key="description" className={styles.description}>
        {description ?? '–'}
      </span>
    );
    return { key: id, cells: [link, about, people, accounts], figure: people, second: description ?? '–', secondFigure: accounts };
  });
  const columns = (['name', 'description', 'team', 'clients'] as const).map((column) => texts(`accessGroups.${column}`));
  return <Table name={texts('accessGroups.title')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}
