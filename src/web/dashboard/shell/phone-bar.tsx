import { MenuIcon } from 'lucide-react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { BrandSign } from '../../ui/brand/brand-sign.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageChoices } from '../../ui/language-choices.tsx';
import { MenuHeading } from '../../ui/menu-item.tsx';
import { AsOfControl } from './as-of-control.tsx';
import { Bell } from './bell.tsx';
import { FindButton } from './find-button.tsx';
import { HideAmounts } from './hide-amounts.tsx';
import type { NavGroup } from './navigation.ts';
import styles from './phone-bar.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { ThemeChoices } from './theme-choices.tsx';
import type { BarContent } from './top-bar.tsx';

const NavDrawer = lazy(() => import('./nav-drawer.tsx'));

interface PhoneBarProps extends BarContent {
  readonly brand: ShownBrand;
  readonly homeHref: string;
  readonly groups: readonly NavGroup[];
}

/** Below 960 px: a bar in the brand's colour with the navigation behind a button; date and hidden amounts below it. */
export function PhoneBar({ brand, homeHref, groups, asOf, person, theme, themes, languages, unread, finds }: PhoneBarProps) {
  const texts = useTexts();
  return (
    <>
      <header className={styles.bar}>
        <NavButton brand={brand} groups={groups} />
        <Link to={homeHref} className={styles.brand}>
          <BrandSign brand={brand} className={styles.mark} />
          <span className={styles.name}>{brand.name}</span>
        </Link>
        {finds !== null && <FindButton portal={finds} groups={groups} />}
        {unread !== null && <Bell unread={unread} />}
        <ProfileMenu person={person} isShort>
          {languages.length > 1 && <MenuHeading>{texts('shell.language')}</MenuHeading>}
          {languages.length > 1 && <LanguageChoices languages={languages} />}
          {themes.length > 1 && <MenuHeading>{texts('shell.theme')}</MenuHeading>}
          {themes.length > 1 && <ThemeChoices theme={theme} themes={themes} />}
        </ProfileMenu>
      </header>
      <div className={styles.switches}>
        {asOf && <AsOfControl range={asOf} />}
        <HideAmounts withWords />
      </div>
    </>
  );
}

/** The drawer is fetched with the first press. */
function NavButton(props: Pick<PhoneBarProps, 'brand' | 'groups'>) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const open = () => {
    setOpen(true);
    startTransition(() => setAsked(true));
  };
  return (
    <>
      <IconButton icon={MenuIcon} label={texts('shell.openMenu')} aria-expanded={isOpen} onClick={open} />
      {wasAsked && (
        <Suspense>
          <NavDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
