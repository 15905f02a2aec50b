import { Briefcase } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { ValueRows } from '../../lists/value-row.tsx';
import type { BlockViewProps } from '../block.tsx';
import { CountAll } from './counted-choice.tsx';
import { PortfolioItem } from './portfolio-item.tsx';
import type { ShownPortfolios } from './select-portfolios.ts';
import styles from './portfolios-view.module.css';

/** A row each; those that are closed below a heading of their own. */
export function PortfoliosView({ shown, report }: BlockViewProps<ShownPortfolios>) {
  const texts = useTexts();
  const { open, closed } = shown;
  if (open.length + closed.length === 0)
    return (
      <BlockFrame title={texts('portfolios.title')}>
        <EmptyState icon={Briefcase} title={texts('portfolios.empty')} text={texts('portfolios.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame title={texts('portfolios.title')} tools={report.page === 'home' && <CountAll report={report} />} isFlush>
      <ValueRows>
        {open.map((portfolio) => (
          <PortfolioItem key={portfolio.id} portfolio={portfolio} shown={shown} report={report} />
        ))}
      </ValueRows>
      {closed.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts('portfolios.closedOnes')}</h3>
          <ValueRows>
            {closed.map((portfolio) => (
              <PortfolioItem key={portfolio.id} portfolio={portfolio} shown={shown} report={report} />
            ))}
          </ValueRows>
        </>
      )}
    </BlockFrame>
  );
}
