import { href, Link } from 'react-router';
import type { ShownOrganisation } from '#contracts/admin/organisations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import columnStyles from '../columns.module.css';
import { PictureCard } from '../pictures/picture-card.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import styles from './organisations.module.css';

/** One organisation: what is kept of it, whom its domain makes an adviser, and who is bound to it. */
export function OrganisationCards({ organisation }: { readonly organisation: ShownOrganisation }) {
  const texts = useTexts();
  const { id, mailDomain, people } = organisation;
  const all = [texts('organisations.membersAll'), texts('organisations.peopleCount', { count: people.all })] as const;
  const elsewhere = [texts('organisations.membersElsewhere'), texts('organisations.peopleCount', { count: people.elsewhere })] as const;
  return (
    <div className={columnStyles.columns}>
      <OrganisationForm key={id} organisation={organisation} />
      <div className={columnStyles.cards}>
        <PictureCard
          kind="logo"
          owner={id}
          text={texts('organisations.logoText')}
          label={texts('organisations.chooseLogo')}
          href={organisation.logo}
        >
          {(shown) => <Logo href={shown} />}
        </PictureCard>
        <Card title={texts('organisations.rule')}>
          <div className={styles.words}>
            <p>{mailDomain === null ? texts('organisations.ruleOff') : texts('organisations.ruleOn', { domain: mailDomain })}</p>
            <p className={styles.quiet}>{texts('organisations.ruleChange')}</p>
          </div>
        </Card>
        <Card
          title={texts('organisations.members')}
          tools={people.all > 0 && <Link to={`${href('/admin/people')}?organisation=${id}`}>{texts('organisations.showPeople')}</Link>}
        >
          <FactList facts={mailDomain === null ? [all] : [all, elsewhere]} />
        </Card>
      </div>
    </div>
  );
}
