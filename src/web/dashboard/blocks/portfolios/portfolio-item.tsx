import { useTexts } from '../../../lib/texts.tsx';
import { PortfolioType } from '../../../ui/portfolio-type/portfolio-type.tsx';
import { ValueRow } from '../../lists/value-row.tsx';
import { portalAddress } from '../../report-address.ts';
import type { BlockViewProps } from '../block.tsx';
import { CountedChoice } from './counted-choice.tsx';
import type { ShownPortfolio, ShownPortfolios } from './select-portfolios.ts';
import styles from './portfolios-view.module.css';

interface PortfolioItemProps extends BlockViewProps<ShownPortfolios> {
  readonly portfolio: ShownPortfolio;
}

/** One portfolio among those of its account. */
export function PortfolioItem({ portfolio, shown: { currency, period, hasReturns, open }, report }: PortfolioItemProps) {
  return (
    <ValueRow
      of={portfolio}
      href={portalAddress(report, `portfolio/${portfolio.address}`)}
      kind={<Kind of={portfolio} />}
      total={{ currency, period: hasReturns ? period : null }}
      isClosed={portfolio.isClosed}
      choice={report.page === 'home' && open.length > 1 && !portfolio.isClosed && <CountedChoice {...{ portfolio, open, report }} />}
    />
  );
}

/** Type, and external id and risk where they are known. */
function Kind({ of: { type, externalId, riskLevel } }: { readonly of: ShownPortfolio }) {
  const texts = useTexts();
  return (
    <>
      <PortfolioType type={type} />
      {externalId !== null && (
        <>
          {' '}
          <span className={styles.code}>{externalId}</span>
        </>
      )}
      {riskLevel !== null && ` · ${texts('portfolios.risk', { level: riskLevel })}`}
    </>
  );
}
