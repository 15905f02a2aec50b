import type { HoldingData } from '#contracts/datasets/holding-data.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { incomeKind } from '../blocks/income/income-kind.ts';
import { toNumberOrNull } from '../blocks/to-number-or-null.ts';
import { ChartTools } from '../chart-tools.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import { Table } from '../table/table.tsx';
import styles from './details.module.css';

/** Shows the income of the holding in the period of the page, and since its purchase. */
export function HoldingIncome({ data: { income, holding, currency, fund } }: { readonly data: HoldingData }) {
  const texts = useTexts();
  const formats = useFormats();
  const { period, sources } = income;
  const span = texts('details.period', { from: formats.date(period.from), to: formats.date(period.to) });
  const soFar = holding && !Number.isNaN(holding.income) && (
    <p className={styles.foot}>
      {texts('details.incomeSoFar')} <Money amount={holding.income} currency={currency} />
    </p>
  );
  if (sources.length === 0)
    return (
      <>
        <EmptyState title={texts('details.noIncome')} text={span} />
        {soFar}
      </>
    );
  const columns = (['kind', 'amount', 'share'] as const).map((column) => ({ label: texts(`details.income.${column}`) }));
  return (
    <section>
      <h3 className={styles.heading}>
        {span}
        <span>
          <ChartTools
            fileName={`${fund.symbol} ${period.to}`}
            table={() => ({
              header: [...columns.map(({ label }) => label), texts('holdings.currency')],
              rows: sources.map(({ category, amount, share }) => [
                incomeKind(category, texts),
                toNumberOrNull(amount),
                toNumberOrNull(share),
                currency,
              ]),
            })}
          />
        </span>
      </h3>
      <Table
        look="dense"
        name={texts('details.parts.income')}
        columns={columns}
        rows={sources.map(({ category, amount, share }) => ({
          key: category,
          cells: [
            incomeKind(category, texts),
            <FigureView key="amount" figure={amount}>
              {(money) => <Money amount={money} currency={currency} />}
            </FigureView>,
            <FigureView key="share" figure={share}>
              {(part) => formats.share(part)}
            </FigureView>,
          ],
        }))}
      />
      {soFar}
    </section>
  );
}
