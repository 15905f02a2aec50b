import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import type { HoldingSort } from '#contracts/reports/report-choices.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Sparkline } from '../../../ui/pictures/sparkline.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { GridColumn } from '../../table/grid-column.ts';
import styles from '../../table/table.module.css';
import { type HoldingsWish, sortBy } from './arrange-holdings.ts';
import { assetColor } from './asset-color.ts';
import { HoldingKind } from './holding-kind.tsx';
import { HoldingLink } from './holding-link.tsx';
import { HoldingPriceCell } from './holding-price-cell.tsx';
import { NoteMark } from './note-mark.tsx';
import own from './holdings.module.css';

interface Around {
  readonly currency: string;
  readonly wish: HoldingsWish;
  /** The address of the page with another wish. */
  readonly hrefOf: (part: Partial<HoldingsWish>) => string;
  readonly texts: Texts;
  readonly formats: Formats;
}

/** Returns the columns of the holdings table. */
export function holdingColumns({ currency, wish, hrefOf, texts, formats }: Around): GridColumn<HoldingRow>[] {
  const sort = (column: HoldingSort) => ({ order: wish.sort === column ? wish.order : null, by: hrefOf(sortBy(column, wish)) });
  return [
    {
      id: 'name',
      label: texts('holdings.holding'),
      isName: true,
      sort: sort('name'),
      cell: (row) => (
        <>
          <HoldingLink row={row} />
          <NoteMark id={row.id} />
          <span className={`${styles.second} ${own.onScreen}`}>
            <HoldingKind row={row} currency={currency} />
          </span>
        </>
      ),
    },
    { id: 'units', label: texts('holdings.units'), cell: (row) => (isCash(row) ? null : formats.units(row.units)) },
    { id: 'price', label: texts('holdings.price'), cell: (row) => <HoldingPriceCell row={row} /> },
    {
      id: 'value',
      label: texts('holdings.value'),
      sort: sort('value'),
      cell: (row) => <ValueCell row={row} currency={currency} />,
    },
    {
      id: 'weight',
      label: texts('holdings.weight'),
      sort: sort('weight'),
      className: own.weight,
      cell: ({ percent, assetClass }) =>
        percent !== null && <WeightBar share={percent / 100} text={formats.weight(percent)} color={assetColor(assetClass)} />,
    },
    {
      id: 'cost',
      label: texts('holdings.cost'),
      sort: sort('cost'),
      className: own.onScreen,
      cell: ({ cost }) => <FigureView figure={cost}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>,
    },
    {
      id: 'gain',
      label: texts('holdings.gain'),
      sort: sort('gain'),
      cell: (row) => (isCash(row) ? <span className={styles.light}>–</span> : <GainCell row={row} currency={currency} />),
    },
    {
      id: 'oneYear',
      label: texts('holdings.oneYear'),
      className: own.onScreen,
      cell: (row) => (
        <span className={styles.spark}>{!isCash(row) && <Sparkline values={row.sparkline} color={assetColor(row.assetClass)} />}</span>
      ),
    },
  ];
}

const isCash = ({ type }: HoldingRow) => type === 'Cash';

interface GainProps {
  readonly row: Pick<HoldingRow, 'gain' | 'gainRate'>;
  readonly currency: string;
}

/** Shows the value; below that of a bond, the accrued interest that it includes. */
function ValueCell({ row: { value, accrued }, currency }: { readonly row: HoldingRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      {accrued?.available && (
        <span className={styles.second} data-amount>
          {texts('holdings.ofItAccrued', { amount: formats.money(accrued.value, currency) })}
        </span>
      )}
    </>
  );
}

/** In money, and below it as a rate. */
export function GainCell({ row: { gain, gainRate }, currency }: GainProps) {
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
