import { Link } from 'react-router';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { TableRow } from '../../table/table.tsx';
import styles from '../../table/table.module.css';
import { assetColor } from '../holdings/asset-color.ts';
import { GainCell } from '../holdings/holding-columns.tsx';
import { HoldingKind } from '../holdings/holding-kind.tsx';
import { HoldingLink } from '../holdings/holding-link.tsx';
import type { RestOfHoldings } from './select-top-holdings.ts';

interface Around {
  readonly currency: string;
  readonly texts: Texts;
  readonly formats: Formats;
}

/** A holding by name, in columns and on a phone. */
export function topLine(row: HoldingRow, { currency, formats }: Around): TableRow {
  const { id, type, value, percent, assetClass, gainRate, sparkline } = row;
  const isCash = type === 'Cash';
  const color = assetColor(assetClass);
  const worth = <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>;
  const weight = percent === null ? null : formats.weight(percent);
  const kind = <HoldingKind row={row} currency={currency} />;
  return {
    key: id,
    cells: [
      <HoldingLink key="name" row={row} />,
      worth,
      weight !== null && <WeightBar key="weight" share={(percent ?? 0) / 100} text={weight} color={color} />,
      isCash ? null : <GainCell key="gain" row={row} currency={currency} />,
      <span key="year" className={styles.spark}>
        {!isCash && <Sparkline values={sparkline} color={color} />}
      </span>,
    ],
    note: kind,
    figure: worth,
    second: kind,
    secondFigure: (
      <>
        {gainRate.available && !isCash && (
          <>
            <Rate fraction={gainRate.value} />
            {' · '}
          </>
        )}
        {weight}
      </>
    ),
  };
}

/** All others in one line, which leads to them. */
export function restLine({ count, value, percent, gain }: RestOfHoldings, all: string, { currency, texts, formats }: Around): TableRow {
  const worth = value !== null && <Money amount={value} currency={currency} />;
  const weight = percent === null ? null : formats.weight(percent);
  return {
    key: 'rest',
    cells: [
      <Link key="name" to={all} prefetch="intent">
        {texts('topHoldings.more', { count })}
      </Link>,
      worth,
      weight !== null && <WeightBar key="weight" share={(percent ?? 0) / 100} text={weight} color="var(--muted)" />,
      gain !== null && <SignedMoney key="gain" amount={gain} currency={currency} />,
      null,
    ],
    figure: worth,
    secondFigure: weight,
  };
}
