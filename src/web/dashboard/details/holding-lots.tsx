import { Fragment } from 'react';
import type { HoldingData, LotRow } from '#contracts/datasets/holding-data.ts';
import { type Figure } from '#finance/figure.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { BlockTable } from '../blocks/block.tsx';
import { toNumberOrNull } from '../blocks/to-number-or-null.ts';
import { ChartTools } from '../chart-tools.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import { Rate } from '../figures/rate.tsx';
import { SignedMoney } from '../figures/signed-money.tsx';
import { type TableRow, Table } from '../table/table.tsx';
import table from '../table/table.module.css';
import styles from './details.module.css';

/** Lists the purchases behind the units held, the oldest first. */
export function HoldingLotsTable({ data }: { readonly data: HoldingData }) {
  const texts = useTexts();
  const formats = useFormats();
  const { lots, currency, fund, asOf } = data;
  if (lots.rows.length === 0) return <EmptyState title={texts('details.noLots')} text={texts('details.noLotsText')} />;
  const columns = (['day', 'units', 'cost', 'valueAndGain'] as const).map((column) => ({
    label: texts(`details.lots.${column}`),
    isText: column === 'day',
  }));
  return (
    <section>
      <h3 className={styles.heading}>
        {texts('details.lotsTitle')}
        <span>
          <ChartTools fileName={`${fund.symbol} ${asOf}`} table={() => lotsTable(data, texts)} />
        </span>
      </h3>
      <Table
        look="dense"
        name={texts('details.lotsTitle')}
        columns={columns}
        rows={lots.rows.map((row, at) => lotRow(row, { key: String(at), currency, formats }))}
      />
      {lots.count > lots.rows.length && (
        <p className={styles.foot}>
          {texts('details.firstLots', { shown: formats.count(lots.rows.length), count: formats.count(lots.count) })}
        </p>
      )}
    </section>
  );
}

interface Around {
  readonly key: string;
  readonly currency: string;
  readonly formats: Formats;
}

function lotRow({ day, portfolio, units, cost, value, gain, gainRate }: LotRow, { key, currency, formats }: Around): TableRow {
  const money = (figure: Figure) => <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>;
  return {
    key,
    ...(portfolio === null ? {} : { note: portfolio }),
    cells: [
      formats.date(day),
      formats.units(units),
      money(cost),
      <Fragment key="value">
        {money(value)}
        <span className={table.second}>
          <FigureView figure={gain}>
            {(amount) => (
              <>
                <SignedMoney amount={amount} currency={currency} /> {gainRate.available && <Rate fraction={gainRate.value} />}
              </>
            )}
          </FigureView>
        </span>
      </Fragment>,
    ],
  };
}

function lotsTable({ lots, currency }: HoldingData, texts: Texts): BlockTable {
  const columns = ['day', 'portfolio', 'units', 'cost', 'value', 'gain', 'gainRate', 'currency'] as const;
  return {
    header: columns.map((column) => texts(`details.lots.${column}`)),
    rows: lots.rows.map(({ day, portfolio, units, cost, value, gain, gainRate }) => [
      day,
      portfolio,
      units,
      toNumberOrNull(cost),
      toNumberOrNull(value),
      toNumberOrNull(gain),
      toNumberOrNull(gainRate),
      currency,
    ]),
  };
}
