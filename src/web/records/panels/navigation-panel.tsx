import { Link } from 'react-router';
import { newRecord, type PanelData } from '#contracts/records.ts';
import { iconOf } from '../../dashboard/page-icons.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { listAddress } from '../record-address.ts';
import styles from './navigation-panel.module.css';

const address = (open: string) => listAddress('portal-navigation', { open });

/** Lists the firm's own entries in the navigation of a portal. Each opens in the list of all of them, where another is begun. */
export function NavigationPanel({ data: { entries } }: { readonly data: PanelData['navigation'] }) {
  const texts = useTexts();
  return (
    <div className={styles.panel}>
      <p>{texts(`collections.portal-navigation.${entries.length === 0 ? 'noneText' : 'text'}`)}</p>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map(({ id, name, icon, above, visible }) => (
            <li key={id} data-below={above !== null || undefined}>
              <Icon of={iconOf(icon === null ? {} : { icon })} />
              <Link to={address(id)}>{name}</Link>
              <span>{visible.map((role) => texts(`collections.portal-navigation.options.visible.${role}`)).join(', ')}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={address(newRecord)}>{texts('collections.portal-navigation.add')}</LinkButton>
    </div>
  );
}
