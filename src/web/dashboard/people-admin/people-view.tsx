import { SearchX } from 'lucide-react';
import { href, Link } from 'react-router';
import type { ListedPerson, PeoplePage } from '#contracts/people/people-admin.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import { PicturedName } from '../../ui/pictures/pictured-name.tsx';
import { Tag } from '../../ui/tag.tsx';
import { adminListAddress } from '../admin/admin-list-address.ts';
import { AdminSearch } from '../admin/admin-search.tsx';
import headStyles from '../page-head.module.css';
import { type TableRow, Table } from '../table/table.tsx';

/** The firm's people and its clients, for its administrators. */
export function PeopleView({ page: { query, organisation, people, found, page, pages } }: { readonly page: PeoplePage }) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('peopleAdmin.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('peopleAdmin.title')}</h1>
          {organisation !== null && <p className={headStyles.text}>{texts('peopleAdmin.of', { organisation })}</p>}
        </div>
        {query.organisation ? (
          <Link to={href('/admin/people')}>{texts('peopleAdmin.all')}</Link>
        ) : (
          <LinkButton to={href('/admin/invitations')}>{texts('adviserInvitations.link')}</LinkButton>
        )}
      </header>
      <Card
        isFlush
        footer={
          pages > 1 && (
            <Pager page={page} pages={pages} hrefOf={(wanted) => adminListAddress(href('/admin/people'), { ...query, page: wanted })} />
          )
        }
      >
        <AdminSearch
          path={href('/admin/people')}
          label={texts('peopleAdmin.find')}
          hint={texts('audit.whoHint')}
          all={texts('peopleAdmin.all')}
          find={query.find}
          found={texts('peopleAdmin.found', { count: found })}
          kept={query.organisation ? { organisation: query.organisation } : {}}
        />
        {people.length > 0 ? (
          <People people={people} />
        ) : (
          <EmptyState icon={SearchX} title={texts('peopleAdmin.none')} text={texts('peopleAdmin.noneText')} />
        )}
      </Card>
    </>
  );
}

function People({ people }: { readonly people: readonly ListedPerson[] }) {
  const texts = useTexts();
  const formats = useFormats();
  const rows = people.map((person): TableRow => {
    const { id, name, photo, email, role, organisation, lastSignIn } = person;
    const link = (
      <PicturedName key="name" picture={<Avatar name={name} photo={photo} />}>
        <Link to={href('/admin/people/:person', { person: id })}>{name}</Link>
      </PicturedName>
    );
    const roleName = texts(`shell.roles.${role}`);
    const seen = lastSignIn === null ? texts('peopleAdmin.never') : formats.moment(lastSignIn);
    const state = <PersonState key="state" person={person} />;
    return {
      key: id,
      cells: [link, email, roleName, organisation ?? '–', seen, state],
      figure: state,
      second: email,
      secondFigure: roleName,
    };
  });
  const columns = (['name', 'email', 'role', 'organisation', 'lastSignIn', 'state'] as const).map((column) =>
    texts(`peopleAdmin.${column}`),
  );
  return <Table name={texts('peopleAdmin.title')} columns={columns.map((label) => ({ label, isText: true }))} rows={rows} />;
}

/** Disabled, without a PIN, or as everyone. */
export function PersonState({ person: { isDisabled, isTwoFactorDisabled } }: { readonly person: ListedPerson }) {
  const texts = useTexts();
  if (isDisabled) return <Tag tone="negative">{texts('peopleAdmin.disabled')}</Tag>;
  if (isTwoFactorDisabled) return <Tag tone="accent">{texts('peopleAdmin.withoutPin')}</Tag>;
  return texts('peopleAdmin.active');
}
