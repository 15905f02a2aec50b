import { Building } from 'lucide-react';
import type { ShownRecord } from '#contracts/records.ts';
import { listAddress } from '../../records/record-address.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { RecordCards } from '../../records/record-cards.tsx';

interface OwnOrganisationPageProps {
  /** Null for an administrator who is bound to none. */
  readonly organisation: ShownRecord | null;
  /** The id of the signed-in administrator, for the page where they join an organisation. */
  readonly personId: string;
}

/** The organisation of the administrator who is signed in. */
export function OwnOrganisationPage({ organisation, personId }: OwnOrganisationPageProps) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('organisations.own')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('organisations.own')}</h1>
          {organisation && <p className={headStyles.text}>{organisation.name}</p>}
        </div>
      </header>
      {organisation ? (
        <RecordCards record={organisation} />
      ) : (
        <Card>
          <EmptyState icon={Building} title={texts('error.no-organisation')} text={texts('organisations.unbound')}>
            <LinkButton to={listAddress('people', { open: personId })}>{texts('organisations.bindYourself')}</LinkButton>
          </EmptyState>
        </Card>
      )}
    </>
  );
}
