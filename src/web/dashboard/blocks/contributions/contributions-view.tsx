import { useState } from 'react';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { contributionRows } from './contribution-rows.ts';
import { ContributionsList } from './contributions-list.tsx';
import { ContributionsTable } from './contributions-table.tsx';
import type { ShownContributions } from './select-contributions.ts';
import styles from './contributions.module.css';

/** Asset classes, charges and the whole; the holdings on request, on paper always. */
export function ContributionsView({ shown, report }: BlockViewProps<ShownContributions>) {
  const texts = useTexts();
  const isPaper = usePaper();
  const [isOpen, setOpen] = useState(false);
  const { result, currency } = shown;
  const title = texts('contributions.title');
  if (!result.available || result.value.groups.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState
          title={texts('contributions.empty')}
          text={result.available ? texts('contributions.none') : reasonText(result, texts)}
        />
      </BlockFrame>
    );
  const { extremes } = result.value;
  const table = { result: result.value, currency, report, isWithHoldings: isOpen || isPaper };
  return (
    <BlockFrame
      title={title}
      text={extremes ? texts('contributions.text', extremes) : texts('contributions.alone')}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => contributionRows(shown, texts)} />}
      isFlush
    >
      <ContributionsTable {...table} />
      <ContributionsList {...table} />
      {!isPaper && (
        <div className={styles.more}>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {texts(isOpen ? 'contributions.hideHoldings' : 'contributions.showHoldings')}
          </Button>
        </div>
      )}
    </BlockFrame>
  );
}
