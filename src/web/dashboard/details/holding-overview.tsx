import type { ReactNode } from 'react';
import type { HoldingData } from '#contracts/datasets/holding-data.ts';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import { Rate } from '../figures/rate.tsx';
import { SignedMoney } from '../figures/signed-money.tsx';
import { averageCost } from './average-cost.ts';
import { FundFacts } from '../fund/fund-facts.tsx';
import { FundReturns } from '../fund/fund-returns.tsx';
import styles from './details.module.css';

/** Shows the value, cost and gain of the holding, the returns of its price, and the recorded facts about the security. */
export function HoldingOverview({ data: { holding, fund, currency, asOf } }: { readonly data: HoldingData }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {holding ? <Figures holding={holding} currency={currency} /> : <p className={styles.note}>{texts('details.notHeld')}</p>}
      <p className={styles.note}>{texts('figures.note.on', { date: formats.date(asOf) })}</p>
      {fund.returns.length > 0 && (
        <section>
          <h3 className={styles.heading}>{texts('fund.returns')}</h3>
          <FundReturns returns={fund.returns} />
        </section>
      )}
      <section>
        <h3 className={styles.heading}>{texts('fund.facts')}</h3>
        <FundFacts fund={fund} held={fund} isValueKnown={holding !== null} />
      </section>
    </>
  );
}

function Figures({ holding, currency }: { readonly holding: HoldingRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { value, accrued, cost, gain, gainRate, percent, income } = holding;
  const each = averageCost(holding);
  const money = (figure: Figure) => (
    <FigureView figure={figure} isInline={false}>
      {(amount) => <Money amount={amount} currency={currency} />}
    </FigureView>
  );
  const figures: readonly (readonly [label: string, figure: ReactNode])[] = [
    [texts('holdings.value'), money(value)],
    ...(accrued ? [[texts('bonds.accrued'), money(accrued)] as const] : []),
    [texts('holdings.weight'), percent === null ? '–' : formats.weight(percent)],
    [texts('holdings.cost'), money(cost)],
    ...(each ? [[texts('details.averageCost'), money(each)] as const] : []),
    [
      texts('holdings.gain'),
      <FigureView key="gain" figure={gain} isInline={false}>
        {(amount) => (
          <>
            <SignedMoney amount={amount} currency={currency} />
            {gainRate.available && (
              <small>
                <Rate fraction={gainRate.value} />
              </small>
            )}
          </>
        )}
      </FigureView>,
    ],
    [texts('details.incomeSoFar'), Number.isNaN(income) ? '–' : <Money key="income" amount={income} currency={currency} />],
  ];
  return (
    <dl className={styles.strip}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
