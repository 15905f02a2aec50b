import { ChevronDown } from 'lucide-react';
import { findingSeverities } from '#domain/data-health/finding.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { DataHealthPageProps } from './data-health-page.tsx';
import styles from './data-health-page.module.css';
import { healthAddress } from './health-address.ts';

/** By severity and by kind, kept in the address. */
export function HealthFilters({ health, path }: DataHealthPageProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { query, counts } = health;
  return (
    <search className={styles.filters} aria-label={texts('dataHealth.filters')}>
      {findingSeverities.map((severity) => {
        const isOn = query.severity === severity;
        if (counts[severity] === 0 && !isOn) return null;
        return (
          <Chip key={severity} href={healthAddress(path, query, { severity: isOn ? undefined : severity, kind: undefined })} isOn={isOn}>
            {texts(`dataHealth.severity.${severity}`)}
            <span className={styles.number}>{formats.count(counts[severity])}</span>
            {isOn && <span className="sr">{texts('dataHealth.removeFilter')}</span>}
          </Chip>
        );
      })}
      <KindFilter health={health} path={path} />
      <span className={styles.count}>{texts('dataHealth.found', { count: health.count })}</span>
    </search>
  );
}

function KindFilter({ health: { query, kinds }, path }: DataHealthPageProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (query.kind)
    return (
      <Chip href={healthAddress(path, query, { kind: undefined })} isOn>
        {texts(`dataHealth.kinds.${query.kind}.title`)}
        <span className="sr">{texts('dataHealth.removeFilter')}</span>
      </Chip>
    );
  if (kinds.length < 2) return null;
  return (
    <Menu
      align="start"
      className={styles.trigger}
      trigger={
        <>
          {texts('dataHealth.kind')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      {kinds.map(({ kind, count }) => (
        <MenuLink key={kind} href={healthAddress(path, query, { kind })} keepsScroll>
          {texts(`dataHealth.kinds.${kind}.title`)}
          <span className={styles.number}>{formats.count(count)}</span>
        </MenuLink>
      ))}
    </Menu>
  );
}
