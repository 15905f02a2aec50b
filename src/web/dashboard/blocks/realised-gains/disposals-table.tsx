import type { DisposalRow, DisposalTotal } from '#contracts/datasets/gains.ts';
import { available, type Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import styles from '../../table/table.module.css';
import { disposalNote } from './disposal-note.ts';
import { useGrid } from '../../table/use-grid.ts';

export interface DisposalsProps {
  readonly rows: readonly DisposalRow[];
  readonly total: Figure<DisposalTotal>;
  readonly currency: string;
}

const columns = ['units', 'proceeds', 'cost', 'gain', 'price', 'currency'] as const;

/** Each disposal on wide screens and paper, the sums on top. */
export function DisposalsTable({ rows, total, currency }: DisposalsProps) {
  const texts = useTexts();
  const grid = useGrid();
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={texts('realised.title')} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              {texts('realised.date')}
            </th>
            <th scope="col" className={styles.text}>
              {texts('realised.holding')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {texts(`realised.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {total.available && <TotalRow total={total.value} currency={currency} />}
          {rows.map((row) => (
            <Row key={row.id} row={row} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TotalRow({ total, currency }: { readonly total: DisposalTotal; readonly currency: string }) {
  const texts = useTexts();
  const { proceeds, cost, gain, priceEffect, currencyEffect } = total;
  return (
    <tr className={styles.total}>
      <th scope="row" className={styles.text} colSpan={3}>
        {texts('realised.total')}
      </th>
      <MoneyCells
        {...{ proceeds: available(proceeds), cost: available(cost), gain: available(gain), priceEffect, currencyEffect, currency }}
      />
    </tr>
  );
}

function Row({ row, currency }: { readonly row: DisposalRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { day, name, units } = row;
  const note = disposalNote(row, { texts, formats });
  return (
    <tr>
      <td className={styles.text}>
        {formats.date(day)}
        {note && <span className={styles.second}>{note}</span>}
      </td>
      <th scope="row" className={styles.text}>
        {name}
        {row.symbol && <span className={styles.second}>{row.symbol}</span>}
      </th>
      <td>{units !== null && formats.units(units)}</td>
      <MoneyCells {...row} currency={currency} />
    </tr>
  );
}

type MoneyCellsProps = Pick<DisposalRow, 'proceeds' | 'cost' | 'gain' | 'priceEffect' | 'currencyEffect'> & { readonly currency: string };

function MoneyCells({ proceeds, cost, gain, priceEffect, currencyEffect, currency }: MoneyCellsProps) {
  return (
    <>
      {[proceeds, cost].map((figure, place) => (
        <td key={columns[place + 1]}>
          <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
        </td>
      ))}
      {[gain, priceEffect, currencyEffect].map((figure, place) => (
        <td key={columns[place + 3]}>
          <FigureView figure={figure}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>
        </td>
      ))}
    </>
  );
}
