import type { ReactNode } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { useViewing } from '../../ui/viewing/use-viewing.ts';
import { LoadingLine } from './loading-line.tsx';
import { Nav } from './nav.tsx';
import type { NavGroup } from './navigation.ts';
import { PhoneBar } from './phone-bar.tsx';
import styles from './shell.module.css';
import { useChosen } from './use-chosen.ts';
import { type BarContent, TopBar } from './top-bar.tsx';

interface ShellProps extends BarContent {
  readonly brand: ShownBrand;
  /** The address behind the brand. */
  readonly homeHref: string;
  readonly groups: readonly NavGroup[];
  readonly isNavCollapsed: boolean;
  readonly children: ReactNode;
}

/** Draws the frame of every dashboard page: the navigation, the bar and the place for the page itself. */
export function Shell({ brand, homeHref, groups, isNavCollapsed, children, ...content }: ShellProps) {
  const texts = useTexts();
  const isOld = useChosen() !== null;
  const isViewing = useViewing() !== null;
  const bar = isViewing ? { ...content, languages: [], themes: [] } : content;
  return (
    <>
      <a href="#content" className={styles.skip}>
        {texts('shell.skip')}
      </a>
      <LoadingLine />
      <div className={styles.shell}>
        <Nav brand={brand} homeHref={homeHref} groups={groups} isCollapsed={isNavCollapsed} />
        <div className={styles.page}>
          <TopBar {...bar} groups={groups} />
          <PhoneBar {...bar} brand={brand} homeHref={homeHref} groups={groups} />
          <main id="content" tabIndex={-1} className={styles.main} aria-busy={isOld} data-old={isOld || undefined}>
            {children}
          </main>
        </div>
      </div>
      <Toaster />
    </>
  );
}
