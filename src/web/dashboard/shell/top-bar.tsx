import { Globe, Palette } from 'lucide-react';
import type { Locale, ShownTheme, Theme } from '#contracts/ids.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LanguageChoices } from '../../ui/language-choices.tsx';
import { Menu } from '../../ui/menu.tsx';
import { AsOfControl } from './as-of-control.tsx';
import type { AsOfRange } from './as-of-range.ts';
import { Bell } from './bell.tsx';
import { type Breadcrumb, Breadcrumbs } from './breadcrumbs.tsx';
import { FindButton } from './find-button.tsx';
import { HideAmounts } from './hide-amounts.tsx';
import type { NavGroup } from './navigation.ts';
import { AdminMenu } from './admin-menu.tsx';
import { ProfileMenu, type ShownPerson } from './profile-menu.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import styles from './top-bar.module.css';

/** The content of the bars on wide and on small screens. */
export interface BarContent {
  readonly path: readonly Breadcrumb[];
  /** Null on pages without figures. */
  readonly asOf: AsOfRange | null;
  readonly person: ShownPerson;
  readonly theme: Theme;
  readonly themes: readonly ShownTheme[];
  readonly languages: readonly Locale[];
  /** The portal whose clients the reader may look for; null where there is none. */
  readonly finds: string | null;
  /** The number of new notifications; null for readers who have none of their own. */
  readonly unread: number | null;
}

/** 72 px over the page on wide screens: where one is, of which day, and the switches. */
export function TopBar({
  path,
  asOf,
  person,
  theme,
  themes,
  languages,
  unread,
  finds,
  groups,
}: BarContent & { readonly groups: readonly NavGroup[] }) {
  const texts = useTexts();
  const office = groups.find(({ key }) => key === 'admin');
  return (
    <header className={styles.bar}>
      <Breadcrumbs path={path} />
      {asOf && <AsOfControl range={asOf} />}
      <HideAmounts />
      {finds !== null && <FindButton portal={finds} groups={groups} hasKeys />}
      {unread !== null && <Bell unread={unread} />}
      {office && <AdminMenu group={office} />}
      {languages.length > 1 && (
        <Menu trigger={<Icon of={Globe} />} label={texts('shell.language')} className={styles.round}>
          <LanguageChoices languages={languages} />
        </Menu>
      )}
      {themes.length > 1 && (
        <Menu trigger={<Icon of={Palette} />} label={texts('shell.theme')} className={styles.round}>
          <ThemeChoices theme={theme} themes={themes} />
        </Menu>
      )}
      <ProfileMenu person={person} />
    </header>
  );
}
