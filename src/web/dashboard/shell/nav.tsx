import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { PreferenceForm } from '../../ui/fields/preference-form.tsx';
import { NavList } from './nav-list.tsx';
import listStyles from './nav-list.module.css';
import type { NavGroup } from './navigation.ts';
import styles from './nav.module.css';

const secondsPerYear = 365 * 24 * 3600;

interface NavProps {
  readonly brand: ShownBrand;
  readonly homeHref: string;
  readonly groups: readonly NavGroup[];
  /** As it was left the last time. */
  readonly isCollapsed: boolean;
}

/** The navigation of wide screens: 250 px, or 55 px when it was collapsed or the screen is below 1200. */
export function Nav({ brand, homeHref, groups, isCollapsed: wasCollapsed }: NavProps) {
  const texts = useTexts();
  const [isCollapsed, setCollapsed] = useState(wasCollapsed);
  const toggle = (event: SubmitEvent) => {
    event.preventDefault();
    rememberNav(!isCollapsed);
    setCollapsed(!isCollapsed);
  };
  return (
    <nav className={styles.nav} aria-label={texts('shell.main')} data-collapsed={isCollapsed || undefined}>
      <div className={styles.inside}>
        <Link to={homeHref} className={styles.brand}>
          <BrandLine brand={brand} size="small" />
        </Link>
        <NavList groups={groups} />
        <div className={styles.foot}>
          <PreferenceForm onSubmit={toggle}>
            <button type="submit" name="navigation" value={isCollapsed ? 'open' : 'collapsed'} className={listStyles.entry}>
              <Icon of={isCollapsed ? PanelLeftOpen : PanelLeftClose} />
              <span className={listStyles.label}>{texts(isCollapsed ? 'shell.expand' : 'shell.collapse')}</span>
            </button>
          </PreferenceForm>
        </div>
      </div>
    </nav>
  );
}

/** Keeps the width of the navigation for the next page's first rendering, in the cookie that the preferences set too. */
function rememberNav(isCollapsed: boolean): void {
  document.cookie = `navigation=${isCollapsed ? 'collapsed' : 'open'}; Path=/; Max-Age=${secondsPerYear}; SameSite=Lax`;
}
