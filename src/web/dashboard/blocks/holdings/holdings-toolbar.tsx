import { Clock, Download } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { resourceAddress } from '../../report-address.ts';
import { FindField } from '../../table/find-field.tsx';
import styles from '../../table/table.module.css';
import type { ReportFrame } from '../block.tsx';
import type { HoldingsWish } from './arrange-holdings.ts';
import type { ShownHoldings } from './select-holdings.ts';

interface HoldingsToolbarProps {
  readonly wish: HoldingsWish;
  readonly shown: ShownHoldings;
  readonly report: ReportFrame;
  readonly onChange: (part: Partial<HoldingsWish>) => void;
}

export function HoldingsToolbar({ wish, shown: { stale }, report, onChange }: HoldingsToolbarProps) {
  const texts = useTexts();
  return (
    <search className={styles.toolbar}>
      <FindField
        label={texts('holdings.find')}
        value={wish.find}
        onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
      />
      <Chip isOn={wish.isGrouped} onClick={() => onChange({ isGrouped: !wish.isGrouped })}>
        {texts('holdings.grouped')}
      </Chip>
      {stale > 0 && (
        <Chip isOn={wish.isOnlyStale} onClick={() => onChange({ isOnlyStale: !wish.isOnlyStale })}>
          <Icon of={Clock} size="small" />
          {texts('holdings.stalePrices', { count: stale })}
        </Chip>
      )}
      <a className={buttonClass({ look: 'text', size: 'small' }, styles.push)} href={resourceAddress(report, 'holdings.csv')} download>
        <Icon of={Download} size="small" />
        {texts('holdings.csv')}
      </a>
    </search>
  );
}
