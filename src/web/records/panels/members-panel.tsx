import { Link } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { useTexts } from '../../lib/texts.tsx';
import columnStyles from '../../dashboard/columns.module.css';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { listAddress } from '../record-address.ts';
import styles from './members-panel.module.css';

/** Shows the number of an organisation's members, and the mail domain whose users become its advisers. */
export function MembersPanel({ id, data }: { readonly id: string; readonly data: PanelData['members'] }) {
  const texts = useTexts();
  const { mailDomain, all, elsewhere } = data;
  const bound = [texts('organisations.membersAll'), texts('organisations.peopleCount', { count: all })] as const;
  const outside = [texts('organisations.membersElsewhere'), texts('organisations.peopleCount', { count: elsewhere })] as const;
  return (
    <div className={columnStyles.cards}>
      <Card title={texts('organisations.rule')}>
        <div className={styles.words}>
          <p>{mailDomain === null ? texts('organisations.ruleOff') : texts('organisations.ruleOn', { domain: mailDomain })}</p>
          <p className={styles.quiet}>{texts('organisations.ruleChange')}</p>
        </div>
      </Card>
      <Card
        title={texts('organisations.members')}
        tools={all > 0 && <Link to={listAddress('people', { filters: { organisation: id } })}>{texts('organisations.showPeople')}</Link>}
      >
        <FactList facts={mailDomain === null ? [bound] : [bound, outside]} />
      </Card>
    </div>
  );
}
