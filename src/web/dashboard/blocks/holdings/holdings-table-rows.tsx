import type { HoldingRow, Holdings } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { EmptyCell } from '../../table/empty-cell.tsx';
import styles from '../../table/table.module.css';
import type { HoldingsGroup } from './arrange-holdings.ts';
import { assetColor } from './asset-color.ts';
import { groupColor, GroupLabel } from './group-label.tsx';
import { HoldingKind } from './holding-kind.tsx';
import { HoldingLink } from './holding-link.tsx';
import { HoldingPriceCell } from './holding-price-cell.tsx';
import { NoteMark } from './note-mark.tsx';
import own from './holdings.module.css';

interface InCurrency {
  readonly currency: string;
}

export function TotalRow({
  total: { value, percent, cost, gain, gainRate },
  currency,
}: InCurrency & { readonly total: Holdings['total'] }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <tr className={styles.total}>
      <th scope="row" className={styles.text}>
        {texts('holdings.total')}
      </th>
      <EmptyCell />
      <EmptyCell />
      <td>
        <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td className={own.weight}>{percent !== null && <span className={own.weightAlone}>{formats.weight(percent)}</span>}</td>
      <td className={own.onScreen}>
        <FigureView figure={cost}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td>
        <FigureView figure={gain}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>
        {gainRate.available && (
          <span className={styles.second}>
            <Rate fraction={gainRate.value} />
          </span>
        )}
      </td>
      <EmptyCell className={own.onScreen} />
    </tr>
  );
}

export function GroupRow({ group: { name, rows, value, percent, cost, gain }, currency }: InCurrency & { readonly group: HoldingsGroup }) {
  const formats = useFormats();
  if (name === null) return null;
  const color = groupColor(name);
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" className={styles.text}>
        <GroupLabel name={name} />
        <span className={styles.count}>{formats.count(rows.length)}</span>
      </th>
      <EmptyCell />
      <EmptyCell />
      <td>
        <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td className={own.weight}>{percent !== null && <WeightBar share={percent / 100} text={formats.weight(percent)} color={color} />}</td>
      <td className={own.onScreen}>
        <FigureView figure={cost}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td>
        {name.key !== 'Cash' && <FigureView figure={gain}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>}
      </td>
      <EmptyCell className={own.onScreen} />
    </tr>
  );
}

export function ItemRow({ row, currency, isIndented }: InCurrency & { readonly row: HoldingRow; readonly isIndented: boolean }) {
  const formats = useFormats();
  const color = assetColor(row.assetClass);
  const isCash = row.type === 'Cash';
  return (
    <tr className={isIndented ? styles.item : undefined}>
      <th scope="row" className={styles.text}>
        <HoldingLink row={row} />
        <NoteMark id={row.id} />
        <span className={`${styles.second} ${own.onScreen}`}>
          <HoldingKind row={row} currency={currency} />
        </span>
      </th>
      <td>{isCash ? null : formats.units(row.units)}</td>
      <td>
        <HoldingPriceCell row={row} />
      </td>
      <td>
        <FigureView figure={row.value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td className={own.weight}>
        {row.percent !== null && <WeightBar share={row.percent / 100} text={formats.weight(row.percent)} color={color} />}
      </td>
      <td className={own.onScreen}>
        <FigureView figure={row.cost}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </td>
      <td>{isCash ? <span className={styles.light}>–</span> : <GainCell row={row} currency={currency} />}</td>
      <td className={own.onScreen}>
        <span className={styles.spark}>{!isCash && <Sparkline values={row.sparkline} color={color} />}</span>
      </td>
    </tr>
  );
}

function GainCell({ row: { gain, gainRate }, currency }: InCurrency & { readonly row: HoldingRow }) {
  return (
    <>
      <FigureView figure={gain}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>
      {gainRate.available && (
        <span className={styles.second}>
          <Rate fraction={gainRate.value} />
        </span>
      )}
    </>
  );
}
