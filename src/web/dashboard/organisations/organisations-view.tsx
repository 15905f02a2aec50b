import { Building, SearchX } from 'lucide-react';
import { href, Link } from 'react-router';
import type { ListedOrganisation, OrganisationsPage } from '#contracts/admin/organisations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PicturedName } from '../../ui/pictures/pictured-name.tsx';
import columnStyles from '../columns.module.css';
import { MakeByName } from '../admin/make-by-name.tsx';
import { adminListAddress } from '../admin/admin-list-address.ts';
import { AdminSearch } from '../admin/admin-search.tsx';
import headStyles from '../page-head.module.css';
import { Table } from '../table/table.tsx';

/** Whom the firm's people work for. */
export function OrganisationsView({ page: { query, organisations, found, page, pages } }: { readonly page: OrganisationsPage }) {
  const texts = useTexts();
  const isAll = query.find === undefined;
  return (
    <>
      <title>{texts('organisations.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('organisations.title')}</h1>
          <p className={headStyles.text}>{texts('organisations.text')}</p>
        </div>
      </header>
      <div className={columnStyles.cards}>
        <Card
          isFlush
          footer={
            pages > 1 && (
              <Pager
                page={page}
                pages={pages}
                hrefOf={(wanted) => adminListAddress(href('/admin/organisations'), { ...query, page: wanted })}
              />
            )
          }
        >
          <AdminSearch
            path={href('/admin/organisations')}
            label={texts('organisations.find')}
            all={texts('organisations.all')}
            find={query.find}
            found={texts('organisations.found', { count: found })}
          />
          {organisations.length > 0 ? (
            <List organisations={organisations} />
          ) : (
            <EmptyState
              icon={isAll ? Building : SearchX}
              title={texts(isAll ? 'organisations.none' : 'organisations.noneFound')}
              text={texts(isAll ? 'organisations.noneText' : 'organisations.noneFoundText')}
            />
          )}
        </Card>
        <MakeByName
          title={texts('organisations.make')}
          text={texts('organisations.makeText')}
          name={texts('organisations.name')}
          make={texts('organisations.makeIt')}
          maxLength={200}
        />
      </div>
    </>
  );
}

function List({ organisations }: { readonly organisations: readonly ListedOrganisation[] }) {
  const texts = useTexts();
  const rows = organisations.map(({ id, name, logo, url, city, people }) => {
    const link = (
      <PicturedName key="name" picture={<Logo href={logo} size="small" />}>
        <Link to={href('/admin/organisations/:organisation', { organisation: id })}>{name}</Link>
      </PicturedName>
    );
    const site = url === null ? '–' : withoutScheme(url);
    const count = texts('organisations.peopleCount', { count: people });
    return { key: id, cells: [link, site, city ?? '–', count], figure: count, second: url === null ? '' : site, secondFigure: city ?? '' };
  });
  const columns = (['name', 'url', 'city', 'people'] as const).map((column) => texts(`organisations.${column}`));
  return <Table name={texts('organisations.title')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}

const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');
