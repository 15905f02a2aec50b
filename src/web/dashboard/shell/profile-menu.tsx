import { ChevronDown, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, href } from 'react-router';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import type { PersonRole } from '#domain/actor.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-item.tsx';
import { useViewing } from '../../ui/viewing/use-viewing.ts';
import { iconOf } from '../page-icons.ts';
import { pageTitle } from '../page-title.ts';
import styles from './profile-menu.module.css';

/** The signed-in user. */
export interface ShownPerson {
  readonly name: string;
  readonly role: PersonRole;
  /** True when they see only accounts that clients share with them, and own none. */
  readonly isDelegate: boolean;
  /** True when they own an account. */
  readonly isClient: boolean;
  /** The address of a photo; null where there is none. */
  readonly photo: string | null;
}

/** Shows the signed-in user and the sign-out. The short form, on a phone, has the initials alone and includes the other choices. */
export function ProfileMenu({ person, isShort = false, children }: ProfileMenuProps) {
  const texts = useTexts();
  const isViewing = useViewing() !== null;
  const role = texts(person.isDelegate ? 'shell.roles.delegate' : `shell.roles.${person.role}`);
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
      {!isViewing && <OwnPages {...person} />}
      <Form method="post" action={href('/logout')} reloadDocument>
        <MenuButton type="submit">
          <Icon of={LogOut} size="small" />
          {texts('shell.signOut')}
        </MenuButton>
      </Form>
    </Menu>
  );
}

const ownPages = {
  investor: ['me', 'delegates', 'accessLog'],
  advisor: ['me'],
  admin: ['me', 'ownOrganisation', 'audit'],
} as const satisfies Record<PersonRole, readonly PageName[]>;

/** Empty for a delegate who is no client. */
const ofClients: ReadonlySet<PageName> = new Set<PageName>(['delegates', 'accessLog']);

/** Lists the reader's own pages; absent while the reader views the portal as a client. */
function OwnPages({ role, isClient }: Pick<ShownPerson, 'role' | 'isClient'>) {
  const texts = useTexts();
  const own: readonly PageName[] = ownPages[role].filter((page) => isClient || !ofClients.has(page));
  return own.map((page) => (
    <MenuLink key={page} href={pages[page].path}>
      <Icon of={iconOf({ page })} size="small" />
      {pageTitle(page, texts)}
    </MenuLink>
  ));
}

interface ProfileMenuProps {
  readonly person: ShownPerson;
  readonly isShort?: boolean;
  readonly children?: ReactNode;
}
