import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { Figure } from '#finance/figure.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { AssetClass } from '#finance/ledger/ledger.ts';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { type GridLine, gridRows } from '../../table/grid-column.ts';
import styles from '../../table/table.module.css';
import type { GroupName, HoldingsGroup } from './arrange-holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { sliceName } from '../allocation/slice-name.ts';
import { assetColor } from './asset-color.ts';
import { GainCell } from './holding-columns.tsx';
import type { ShownHoldings } from './select-holdings.ts';
import own from './holdings.module.css';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The total, then the groups with their holdings, or the holdings alone. */
export function holdingLines(
  shown: Pick<ShownHoldings, 'total' | 'marketValue' | 'currency'>,
  groups: readonly HoldingsGroup[],
  language: Language,
): GridLine<HoldingRow>[] {
  const { currency } = shown;
  return [
    totalLine(shown, language),
    ...groups.flatMap((group) => {
      const rows = gridRows(group.rows, ({ id }) => id);
      const { name } = group;
      if (name === null) return rows;
      return [groupLine({ ...group, name }, currency, language.formats), ...rows.map((row) => ({ ...row, look: styles.item }))];
    }),
  ];
}

/** The total, with the market value without cash below it. */
function totalLine(
  { total, marketValue, currency }: Parameters<typeof holdingLines>[0],
  { texts, formats }: Language,
): GridLine<HoldingRow> {
  const { value, percent, cost } = total;
  const money = (figure: Figure) => <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>;
  const name = (
    <>
      {texts('holdings.total')}
      {marketValue && <span className={styles.second}>{texts('holdings.withoutCash')}</span>}
    </>
  );
  const worth = (
    <>
      {money(value)}
      {marketValue && <span className={styles.second}>{money(marketValue)}</span>}
    </>
  );
  return {
    kind: 'total',
    key: 'total',
    cells: {
      name,
      value: worth,
      weight: percent !== null && <span className={own.weightAlone}>{formats.weight(percent)}</span>,
      cost: money(cost),
      gain: <GainCell row={total} currency={currency} />,
    },
    card: (
      <>
        <span>{name}</span>
        <span className={styles.right}>{worth}</span>
      </>
    ),
  };
}

function groupLine(group: HoldingsGroup & { readonly name: GroupName }, currency: string, formats: Formats): GridLine<HoldingRow> {
  const { name, rows, value, percent, cost, gain } = group;
  return {
    kind: 'group',
    key: `group ${name.key}`,
    cells: {
      name: (
        <>
          <GroupLabel name={name} />
          <span className={styles.count}>{formats.count(rows.length)}</span>
        </>
      ),
      value: <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>,
      weight: percent !== null && <WeightBar share={percent / 100} text={formats.weight(percent)} color={groupColor(name)} />,
      cost: <FigureView figure={cost}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>,
      gain: name.key !== 'Cash' && <FigureView figure={gain}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>,
    },
    card: (
      <>
        <span>
          <GroupLabel name={name} />
        </span>
        <span className={styles.right}>
          <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} decimals={0} />}</FigureView>
          {percent !== null && <span className={styles.light}> · {formats.weight(percent)}</span>}
        </span>
      </>
    ),
  };
}

/** An asset class has its colour wherever it appears; other groups have none of their own. */
function groupColor({ dimension, key }: GroupName): string {
  return dimension === 'assetClass' ? assetColor(key as AssetClass) : 'var(--primary)';
}

/** Shows the name of a group of holdings; an asset class has its colour. */
function GroupLabel({ name }: { readonly name: GroupName }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {name.dimension === 'assetClass' && <span className={styles.square} style={{ background: groupColor(name) }} />}
      {sliceName(name, { texts, formats })}
    </>
  );
}
