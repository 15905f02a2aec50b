import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { FundData } from '#contracts/datasets/fund-data.ts';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { reasonText } from '../figures/reason-text.ts';
import { parentAddress } from '../report-address.ts';
import { FundFacts } from './fund-facts.tsx';
import { FundReturns } from './fund-returns.tsx';
import { PriceCard } from './price-card.tsx';
import styles from './fund.module.css';

/** One security of a portfolio: what it is, its price over time, what the price did, and what its publisher says. */
export function FundView({ fund, report }: { readonly fund: FundData; readonly report: ReportFrame }) {
  const texts = useTexts();
  return (
    <>
      <title>{fund.name}</title>
      <header className={styles.head}>
        <div>
          <p className={styles.kind}>
            <Tag tone="accent">{texts(`instrumentTypes.${fund.type}`)}</Tag>
            <span>{fund.symbol}</span>
          </p>
          <h1>{fund.name}</h1>
        </div>
        <div className={styles.actions}>
          <LinkButton look="default" to={parentAddress(report, {})}>
            <Icon of={ArrowLeft} size="small" />
            {texts('contractNotes.back')}
          </LinkButton>
          <Factsheet factsheet={fund.factsheet} />
        </div>
      </header>
      <div className={styles.grid}>
        <div className={styles.wide}>
          <PriceCard fund={fund} report={report} />
          <Card title={texts('fund.returns')} text={texts('fund.returnsText')} isFlush>
            <FundReturns returns={fund.returns} />
          </Card>
        </div>
        <Card title={texts('fund.facts')}>
          <FundFacts fund={fund} />
        </Card>
      </div>
    </>
  );
}

function Factsheet({ factsheet }: Pick<FundData, 'factsheet'>) {
  const texts = useTexts();
  if (!factsheet.available)
    return (
      <span className={styles.missing}>
        {texts('fund.factsheet')} <NotAvailable reason={reasonText(factsheet, texts)} />
      </span>
    );
  return (
    <a className={buttonClass({ look: 'primary' })} href={factsheet.value} target="_blank" rel="noopener noreferrer">
      {texts('fund.factsheet')}
      <Icon of={ExternalLink} size="small" />
    </a>
  );
}
