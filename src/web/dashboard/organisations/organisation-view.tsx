import { href, Link } from 'react-router';
import type { ShownOrganisation } from '#contracts/admin/organisations.ts';
import { useTexts } from '../../lib/texts.tsx';
import headStyles from '../page-head.module.css';
import { OrganisationCards } from './organisation-cards.tsx';

/** One of the organisations, for administrators. */
export function OrganisationView({ organisation }: { readonly organisation: ShownOrganisation }) {
  const texts = useTexts();
  const { name } = organisation.fields;
  return (
    <>
      <title>{name}</title>
      <header className={headStyles.head}>
        <h1>{name}</h1>
        <Link to={href('/admin/organisations')}>{texts('organisations.all')}</Link>
      </header>
      <OrganisationCards organisation={organisation} />
    </>
  );
}
