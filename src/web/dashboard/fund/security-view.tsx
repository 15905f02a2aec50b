import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FundData, SecurityData } from '#contracts/datasets/fund-data.ts';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { reasonText } from '../figures/reason-text.ts';
import { FundFacts } from './fund-facts.tsx';
import { FundReturns } from './fund-returns.tsx';
import { PriceCard, type PriceCardProps } from './price-card.tsx';
import styles from './fund.module.css';

interface SecurityViewProps extends PriceCardProps {
  readonly held?: FundData;
  /** Not so of a private fund in the explorer. */
  readonly hasPrices?: boolean;
  readonly back: { readonly href: string; readonly label: string };
  /** Further cards below the price. */
  readonly children?: ReactNode;
}

/** One security: what it is, its price over time, what the price did, and what its publisher says. */
export function SecurityView({ held, hasPrices = true, back, children, ...prices }: SecurityViewProps) {
  const texts = useTexts();
  const { fund } = prices;
  const facts = (
    <Card title={texts('fund.facts')}>
      <FundFacts fund={fund} {...(held && { held })} />
    </Card>
  );
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
          <LinkButton look="default" to={back.href}>
            <Icon of={ArrowLeft} size="small" />
            {back.label}
          </LinkButton>
          {(held ?? fund.factsheet.available) && <Factsheet factsheet={fund.factsheet} />}
        </div>
      </header>
      {!hasPrices && !children ? (
        facts
      ) : (
        <div className={styles.grid}>
          <div className={styles.wide}>
            {hasPrices && <PriceCard {...prices} />}
            {hasPrices && (
              <Card title={texts('fund.returns')} text={texts('fund.returnsText')} isFlush>
                <FundReturns returns={fund.returns} />
              </Card>
            )}
            {children}
          </div>
          {facts}
        </div>
      )}
    </>
  );
}

function Factsheet({ factsheet }: Pick<SecurityData, 'factsheet'>) {
  const texts = useTexts();
  if (!factsheet.available)
    return (
      <span className={styles.missing}>
        {texts('fund.factsheet')} <NotAvailable reason={reasonText(factsheet, texts)} />
      </span>
    );
  return (
    <OutsideLink className={buttonClass({ look: 'primary' })} href={factsheet.value}>
      {texts('fund.factsheet')}
      <Icon of={ExternalLink} size="small" />
    </OutsideLink>
  );
}
