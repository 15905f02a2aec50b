import { Building, ChevronDown, CircleUserRound, Eye, LogOut, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { PersonRole } from '#domain/actor.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-item.tsx';
import { useViewing } from '../../ui/viewing/use-viewing.ts';
import styles from './profile-menu.module.css';

/** Whoever is signed in. */
export interface ShownPerson {
  readonly name: string;
  readonly role: PersonRole;
  /** The address of a photo; null where there is none. */
  readonly photo: string | null;
}

/** Who is signed in, and the way out. Short, on a phone, it is the initials alone and carries the other choices too. */
export function ProfileMenu({ person, isShort = false, children }: ProfileMenuProps) {
  const texts = useTexts();
  const isViewing = useViewing() !== null;
  const role = texts(`shell.roles.${person.role}`);
  const words = (
    <span className={styles.words}>
      {`${person.name} `}
      <span className={styles.role}>{role}</span>
    </span>
  );
  const trigger = (
    <>
      <Avatar name={person.name} photo={person.photo} />
      {isShort ? <span className="sr">{`${person.name}, ${role}`}</span> : words}
      {!isShort && <Icon of={ChevronDown} size="small" className={styles.arrow} />}
    </>
  );
  return (
    <Menu trigger={trigger} className={isShort ? styles.short : styles.trigger}>
      {isShort && <div className={styles.person}>{words}</div>}
      {children}
      {!isViewing && <OwnPages role={person.role} />}
      <Form method="post" action={paths.signOut} reloadDocument>
        <MenuButton type="submit">
          <Icon of={LogOut} size="small" />
          {texts('shell.signOut')}
        </MenuButton>
      </Form>
    </Menu>
  );
}

/** What is a person's own: not while the portal is seen as a client. */
function OwnPages({ role }: Pick<ShownPerson, 'role'>) {
  const texts = useTexts();
  return (
    <>
      <MenuLink href={paths.profile}>
        <Icon of={CircleUserRound} size="small" />
        {texts('profile.title')}
      </MenuLink>
      {role === 'investor' && (
        <MenuLink href={paths.accessLog}>
          <Icon of={Eye} size="small" />
          {texts('accessLog.title')}
        </MenuLink>
      )}
      {role === 'admin' && (
        <MenuLink href={paths.ownOrganisation}>
          <Icon of={Building} size="small" />
          {texts('organisations.own')}
        </MenuLink>
      )}
      {role === 'admin' && (
        <MenuLink href={paths.audit}>
          <Icon of={ScrollText} size="small" />
          {texts('audit.title')}
        </MenuLink>
      )}
    </>
  );
}

interface ProfileMenuProps {
  readonly person: ShownPerson;
  readonly isShort?: boolean;
  readonly children?: ReactNode;
}
