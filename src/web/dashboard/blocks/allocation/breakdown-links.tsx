import { ChevronDown } from 'lucide-react';
import type { BreakdownChoice } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { MenuLink } from '../../../ui/menu-item.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { SegmentedLinks } from '../../../ui/segmented-links.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownAllocation } from './select-allocation.ts';
import styles from './allocation.module.css';

/** So many stand side by side in a narrow card; the others wait in a menu. */
const maxSideBySide = 3;

/** By what the value is divided, as addresses of the same page. */
export function BreakdownLinks({
  shown: { choices, dimension },
  report,
}: {
  readonly shown: Pick<ShownAllocation, 'choices' | 'dimension'>;
  readonly report: ReportFrame;
}) {
  const texts = useTexts();
  const hrefOf = (choice: BreakdownChoice) => reportAddress(report, { breakdown: choice === choices[0] ? undefined : choice });
  const first = choices.slice(0, maxSideBySide);
  const more = choices.slice(maxSideBySide);
  const options = first.map((choice) => ({
    key: choice,
    label: texts(`allocation.by.${choice}`),
    href: hrefOf(choice),
    isCurrent: choice === dimension,
  }));
  if (choices.length < 2) return null;
  return (
    <div className={styles.choices}>
      <SegmentedLinks label={texts('allocation.choices')} options={options} isReplacing />
      {more.length > 0 && (
        <Menu
          className={buttonClass({ look: 'text', size: 'small' })}
          trigger={
            <>
              {more.includes(dimension) ? texts(`allocation.by.${dimension}`) : texts('allocation.more')}
              <Icon of={ChevronDown} size="small" />
            </>
          }
        >
          {more.map((choice) => (
            <MenuLink key={choice} href={hrefOf(choice)} keepsScroll>
              {texts(`allocation.by.${choice}`)}
            </MenuLink>
          ))}
        </Menu>
      )}
    </div>
  );
}
