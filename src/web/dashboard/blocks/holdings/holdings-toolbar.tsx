import { Clock, Download } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ChoiceMenu } from '../../lists/choice-menu.tsx';
import { TypedSearch } from '../../lists/typed-search.tsx';
import { resourceAddress } from '../../report-address.ts';
import styles from '../../table/table.module.css';
import type { ReportFrame } from '../block.tsx';
import type { HoldingsWish } from './arrange-holdings.ts';
import type { ShownHoldings } from './select-holdings.ts';

interface HoldingsToolbarProps {
  readonly wish: HoldingsWish;
  readonly shown: ShownHoldings;
  readonly report: ReportFrame;
  /** The address of the page with another wish. */
  readonly hrefOf: (part: Partial<HoldingsWish>) => string;
}

/** Shows the controls that find and group the holdings; the address stores their values. */
export function HoldingsToolbar({ wish, shown: { stale, groupings }, report, hrefOf }: HoldingsToolbarProps) {
  const texts = useTexts();
  return (
    <search className={styles.toolbar}>
      <TypedSearch label={texts('holdings.find')} report={report} />
      <ChoiceMenu
        trigger={texts(`holdings.groupedBy.${wish.grouping}`)}
        options={groupings.map((grouping) => ({
          key: grouping,
          label: grouping === 'none' ? texts('holdings.notGrouped') : texts(`allocation.by.${grouping}`),
          href: hrefOf({ grouping }),
          isChosen: grouping === wish.grouping,
        }))}
      />
      {stale > 0 && (
        <Chip isOn={wish.isOnlyStale} href={hrefOf({ isOnlyStale: !wish.isOnlyStale })}>
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
