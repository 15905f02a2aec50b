import type { ReactNode } from 'react';
import type { BondRow } from '#contracts/datasets/breakdowns.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import styles from './details.module.css';

/** Shows the yield of the bond at its price, and how long it ties up the money. */
export function HoldingBond({ bond, currency }: { readonly bond: BondRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const years = (value: number) => texts('bonds.years', { years: formats.ratio(value) });
  const { nominal, coupon, maturity, cleanPrice, runningYield, yieldToMaturity, duration, modifiedDuration, accrued, value } = bond;
  return (
    <>
      <FactList
        facts={[
          [
            texts('details.nominal'),
            <span key="nominal" data-amount>
              {formats.money(nominal, bond.currency)}
            </span>,
          ],
          [texts('bonds.coupon'), coupon === null ? '–' : formats.share(coupon)],
          [texts('bonds.maturity'), maturity === null ? '–' : formats.date(maturity)],
          [texts('bonds.cleanPrice'), figure(cleanPrice, (price) => formats.price(price.toFixed(4), bond.currency))],
          [texts('bonds.runningYield'), figure(runningYield, (rate) => formats.share(rate))],
          [texts('bonds.yieldToMaturity'), figure(yieldToMaturity, (rate) => formats.share(rate))],
          [texts('bonds.duration'), figure(duration, years)],
          [texts('bonds.modifiedDuration'), figure(modifiedDuration, (ratio) => formats.ratio(ratio))],
          [texts('bonds.accrued'), figure(accrued, money)],
          [texts('bonds.value'), figure(value, money)],
        ]}
      />
      <p className={styles.note}>{texts('bonds.note')}</p>
    </>
  );
}

function figure(own: Figure, write: (value: number) => ReactNode): ReactNode {
  return <FigureView figure={own}>{write}</FigureView>;
}
