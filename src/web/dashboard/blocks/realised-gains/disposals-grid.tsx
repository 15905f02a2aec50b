import { useMemo } from 'react';
import type { DisposalRow, DisposalTotal } from '#contracts/datasets/gains.ts';
import { available, type Figure } from '#finance/figure.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { SecurityLink } from '../../details/detail-link.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { Grid } from '../../table/grid.tsx';
import { type GridColumn, type GridLine, gridRows } from '../../table/grid-column.ts';
import styles from '../../table/table.module.css';
import { DisposalCard } from './disposal-card.tsx';
import { disposalNote } from './disposal-note.ts';

interface DisposalsGridProps {
  readonly rows: readonly DisposalRow[];
  readonly total: Figure<DisposalTotal>;
  readonly currency: string;
}

/** Each disposal, the sums on top; on a phone what was sold and its gain, below them when and for how much. */
export function DisposalsGrid({ rows, total, currency }: DisposalsGridProps) {
  const texts = useTexts();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf(currency, texts, formats), [currency, texts, formats]);
  const lines = useMemo(() => [...totalLines(total, currency, texts), ...gridRows(rows, ({ id }) => id)], [rows, total, currency, texts]);
  return (
    <Grid
      name={texts('realised.title')}
      columns={columns}
      lines={lines}
      renderCard={(row) => <DisposalCard row={row} currency={currency} />}
    />
  );
}

type Amounts = Pick<DisposalRow, 'proceeds' | 'cost' | 'gain' | 'priceEffect' | 'currencyEffect'>;

/** The amounts of a disposal or of all of them, by column. */
function amountCells({ proceeds, cost, gain, priceEffect, currencyEffect }: Amounts, currency: string) {
  const money = (figure: Figure) => <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>;
  const signed = (figure: Figure) => (
    <FigureView figure={figure}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>
  );
  return {
    proceeds: money(proceeds),
    cost: money(cost),
    gain: signed(gain),
    price: signed(priceEffect),
    currency: signed(currencyEffect),
  };
}

function totalLines(total: Figure<DisposalTotal>, currency: string, texts: Texts): GridLine<DisposalRow>[] {
  if (!total.available) return [];
  const { proceeds, cost, gain, priceEffect, currencyEffect } = total.value;
  const figures = { proceeds: available(proceeds), cost: available(cost), gain: available(gain), priceEffect, currencyEffect };
  const cells = amountCells(figures, currency);
  const name = texts('realised.total');
  return [
    {
      kind: 'total',
      key: 'total',
      cells: { name, ...cells },
      card: (
        <>
          <span>{name}</span>
          <span className={styles.right}>{cells.gain}</span>
        </>
      ),
    },
  ];
}

function columnsOf(currency: string, texts: Texts, formats: Formats): GridColumn<DisposalRow>[] {
  const amounts = ['proceeds', 'cost', 'gain', 'price', 'currency'] as const;
  return [
    {
      id: 'date',
      label: texts('realised.date'),
      isText: true,
      cell: (row) => {
        const note = disposalNote(row, { texts, formats });
        return (
          <>
            {formats.date(row.day)}
            {note && <span className={styles.second}>{note}</span>}
          </>
        );
      },
    },
    {
      id: 'name',
      label: texts('realised.holding'),
      isName: true,
      cell: ({ instrumentId, name, symbol }) => (
        <>
          <SecurityLink id={instrumentId}>{name}</SecurityLink>
          {symbol && <span className={styles.second}>{symbol}</span>}
        </>
      ),
    },
    { id: 'units', label: texts('realised.units'), cell: ({ units }) => units !== null && formats.units(units) },
    ...amounts.map((id) => ({ id, label: texts(`realised.${id}`), cell: (row: DisposalRow) => amountCells(row, currency)[id] })),
  ];
}
