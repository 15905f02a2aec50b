import type { ThreadAdviser } from '#contracts/threads.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import styles from './messages.module.css';

/** Shows the contact details of a client's advisers, for contact other than by message. */
export function AdviserList({ advisers }: { readonly advisers: readonly ThreadAdviser[] }) {
  const texts = useTexts();
  return (
    <Card title={texts('threads.advisers')} className={styles.advisers}>
      <ul className={styles.people}>
        {advisers.map(({ id, name, title, email, telephone }) => (
          <li key={id} className={styles.person}>
            <Avatar name={name} photo={null} size="large" />
            <div>
              <p className={styles.personName}>{name}</p>
              {title !== null && <p className={styles.hint}>{title}</p>}
              <p className={styles.hint}>
                {telephone !== null && <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>}
                <a href={`mailto:${email}`}>{email}</a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
