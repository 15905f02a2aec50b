import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { sectionAddress } from './report-address.ts';
import { useChosen } from './shell/use-chosen.ts';
import styles from './section-bar.module.css';
import { TabCount } from './tab-count.tsx';

/** The sections of a page as links with addresses of their own. It stays below the bar of the portal, and says whose page it is once the heading is gone. */
export function SectionBar({ report }: { readonly report: Report }) {
  const texts = useTexts();
  const { top, isStuck } = useIsStuck();
  const { sections, section: shown, datasets } = report;
  const chosen = useChosen()?.pathname;
  if (sections.length === 0) return null;
  return (
    <>
      <div ref={top} />
      <div className={styles.bar} data-stuck={isStuck ? 'yes' : undefined} data-sections="">
        <nav className={styles.sections} aria-label={texts('report.sections')}>
          {sections.map(({ section, first }) => (
            <Link
              key={section}
              ref={section === shown ? bringIntoSight : undefined}
              to={sectionAddress(report, section)}
              prefetch="intent"
              className={styles.section}
              aria-current={section === shown ? 'page' : undefined}
              data-chosen={isAt(sectionAddress(report, section), chosen) || undefined}
            >
              {texts(`report.section.${section}`)}
              {section === 'holdings' && first && (
                <span className={styles.count}>
                  <TabCount block={first} datasets={datasets} />
                </span>
              )}
            </Link>
          ))}
        </nav>
        <p className={styles.name} aria-hidden="true">
          {report.portfolio?.name ?? report.account?.name}
        </p>
      </div>
    </>
  );
}

const isAt = (address: string, pathname?: string) => address.split('?', 1)[0] === pathname;

/** Returns whether the bar sticks to the edge of the window; `top` marks its original place in the page. */
function useIsStuck() {
  const top = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (!top.current) return undefined;
    const observer = new IntersectionObserver(([seen]) => setStuck(seen !== undefined && !seen.isIntersecting), {
      rootMargin: '-72px 0px 0px',
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  return { top, isStuck };
}

/** On a phone the sections are wider than the screen: the current one goes to the middle, as far as they scroll. */
function bringIntoSight(section: HTMLElement | null): void {
  const row = section?.parentElement;
  if (section && row) row.scrollLeft = section.offsetLeft - (row.clientWidth - section.offsetWidth) / 2;
}
