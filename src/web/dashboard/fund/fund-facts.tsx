import type { ReactNode } from 'react';
import type { FundData, SecurityData } from '#contracts/datasets/fund-data.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import styles from './fund.module.css';

interface FundFactsProps {
  readonly fund: SecurityData;
  /** The portfolio's share of it, if there is one. */
  readonly held?: Pick<FundData, 'units' | 'value' | 'valueCurrency' | 'committedOn'>;
  /** It stands beside the facts already. */
  readonly isValueKnown?: boolean;
}

/** Shows the recorded facts about the security and the portfolio's holding of it, without missing facts. */
export function FundFacts({ fund, held, isValueKnown = false }: FundFactsProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { lastPrice, ongoingCharge, coupon, maturity } = fund;
  const dateOf = (day: IsoDate | null | undefined) => (day ? formats.date(day) : null);
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      texts('fund.value'),
      held && !isValueKnown ? (
        <FigureView key="value" figure={held.value}>
          {(amount) => <Money amount={amount} currency={held.valueCurrency} />}
        </FigureView>
      ) : null,
    ],
    [texts('fund.units'), held ? formats.units(held.units) : null],
    [
      texts('fund.lastPrice'),
      lastPrice && texts('fund.priceOn', { price: formats.price(lastPrice.text, lastPrice.unit), day: formats.date(lastPrice.day) }),
    ],
    [texts('fund.assetClass'), texts(`assetClasses.${fund.assetClass}`)],
    [texts('fund.currency'), formats.currencyName(fund.currency)],
    [texts('fund.region'), fund.region],
    [texts('fund.sector'), fund.sector],
    [texts('fund.strategy'), fund.strategy],
    [texts('privateEquity.subStrategy'), fund.subStrategy],
    [texts('fund.vintage'), fund.vintage],
    [texts('privateEquity.committedOn'), dateOf(held?.committedOn)],
    [texts('fund.coupon'), coupon === null ? null : formats.share(coupon)],
    [texts('fund.maturity'), dateOf(maturity)],
    [texts('fund.ongoingCharge'), ongoingCharge === null ? null : texts('fund.aYear', { rate: formats.share(ongoingCharge) })],
    [texts('fund.isin'), fund.isin],
    [texts('fund.sedol'), fund.sedol],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
