import { Link } from 'react-router';
import { portfolioTypes } from '#contracts/ids.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { portalAddress } from '../../report-address.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Money } from '../../figures/money.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownPortfolio, ShownPortfolios } from './select-portfolios.ts';
import styles from './portfolios-view.module.css';

interface PortfolioItemProps extends BlockViewProps<ShownPortfolios> {
  readonly portfolio: ShownPortfolio;
}

/** One portfolio: what it is, its course over twelve months, its value and how that changed. */
export function PortfolioItem({ portfolio, shown, report }: PortfolioItemProps) {
  const { address, name, isClosed, sparkline } = portfolio;
  return (
    <li className={styles.item} data-closed={isClosed || undefined}>
      <div className={styles.words}>
        <Link to={portalAddress(report, `portfolio/${address}`)} className={styles.name}>
          {name}
        </Link>
        <Kind of={portfolio} />
      </div>
      {!isClosed && (
        <span className={styles.course}>
          <Sparkline values={sparkline} />
        </span>
      )}
      {!isClosed && <Figures of={portfolio} shown={shown} />}
    </li>
  );
}

/** Type and external id, and the risk where it is known. */
function Kind({ of: { type, externalId, riskLevel } }: { readonly of: ShownPortfolio }) {
  const texts = useTexts();
  const known = portfolioTypes.find((each) => each === type);
  return (
    <span className={styles.second}>
      {known ? texts(`report.types.${known}`) : type} <span className={styles.code}>{externalId}</span>
      {riskLevel !== null && ` · ${texts('portfolios.risk', { level: riskLevel })}`}
    </span>
  );
}

function Figures({ of: portfolio, shown }: { readonly of: ShownPortfolio; readonly shown: ShownPortfolios }) {
  const texts = useTexts();
  const { currency, value, valueInTotal, isForeign, change } = portfolio;
  if (!value.available)
    return (
      <span className={styles.reason}>
        <NotAvailable reason={reasonText(value, texts)} />
      </span>
    );
  return (
    <span className={styles.figures}>
      <Money amount={value.value} currency={currency} />
      {isForeign && valueInTotal.available && (
        <span className={styles.second}>
          <Money amount={valueInTotal.value} currency={shown.currency} />
        </span>
      )}
      {shown.hasReturns && (
        <span className={styles.second}>
          <RateFigure figure={change.rate} /> {texts(`portfolios.over.${shown.period}`)}
        </span>
      )}
    </span>
  );
}
