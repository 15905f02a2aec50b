import { useMemo, useState } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Sentence } from '../../figures/sentence.tsx';
import { periodWords } from '../../period-words.ts';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { drawIncome } from './income-option.ts';
import { incomeReadings } from './income-readings.ts';
import { incomeRows } from './income-rows.ts';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownIncome } from './select-income.ts';
import { SourcesList } from './sources-list.tsx';
import styles from './income.module.css';

const height = 208;
const paperSize = { width: 665, height: 200 };

export function IncomeView({ shown, report }: BlockViewProps<ShownIncome>) {
  const texts = useTexts();
  const formats = useFormats();
  const [isTable, setTable] = useState(false);
  const draw = useMemo(() => drawIncome(shown, formats), [shown, formats]);
  const readings = useMemo(() => incomeReadings(shown, { texts, formats }), [shown, texts, formats]);
  const title = texts('income.title');
  if (!shown.total.available || shown.isEmpty)
    return (
      <BlockFrame title={title}>
        <EmptyState
          title={texts('income.empty')}
          text={shown.total.available ? texts('income.emptyText') : reasonText(shown.total, texts)}
        />
      </BlockFrame>
    );
  const month = formats.monthYear(shown.months.at(-1)?.month ?? report.asOf);
  const period = periodWords(shown.period, report.asOf, { texts, formats });
  const tools = (
    <ChartTools view={{ isTable, onChange: setTable }} fileName={`${title} ${report.asOf}`} table={() => incomeRows(shown, texts)} />
  );
  return (
    <BlockFrame title={title} text={<Summary shown={shown} total={shown.total.value} period={period} report={report} />} tools={tools}>
      <div className={styles.room}>
        <div className={styles.parts}>
          <section>
            <h3 className={styles.heading}>{texts('income.twelveMonths', { month })}</h3>
            {isTable ? (
              <MonthsTable shown={shown} />
            ) : (
              <>
                <ul className={styles.legend}>
                  <li data-bar="now">{texts('income.amount')}</li>
                  <li data-bar="before">{texts('income.yearBefore')}</li>
                </ul>
                <Chart {...{ name: texts('income.chart'), summary: texts('income.chart'), height, paperSize, draw, readings }} hasAmounts />
              </>
            )}
          </section>
          <section>
            <SourcesList shown={shown} period={period} />
          </section>
        </div>
      </div>
    </BlockFrame>
  );
}

interface SummaryProps {
  readonly shown: ShownIncome;
  readonly total: number;
  readonly period: string;
  readonly report: ReportFrame;
}

/** The sum of the period, which opens its explanation, and the tax on it where there was one. */
function Summary({ shown: { currency, tax }, total, period, report }: SummaryProps) {
  const texts = useTexts();
  const formats = useFormats();
  const amount = (
    <Explainable id="income" report={report}>
      <span data-amount>{formats.money(total, currency)}</span>
    </Explainable>
  );
  if (!tax.available || tax.value === 0)
    return <Sentence parts={{ amount }}>{(marks) => texts('income.summary', { ...marks, period })}</Sentence>;
  const taxed = <span data-amount>{formats.money(tax.value, currency)}</span>;
  return <Sentence parts={{ amount, tax: taxed }}>{(marks) => texts('income.withTax', { ...marks, period })}</Sentence>;
}

/** The bars' own figures, the newest month first. */
function MonthsTable({ shown: { months, currency } }: { readonly shown: ShownIncome }) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number | null) => ({ text: formats.money(amount ?? Number.NaN, currency), isAmount: true });
  return (
    <FigureTable
      name={texts('income.chart')}
      height={height + 28}
      header={[texts('income.month'), texts('income.amount'), texts('income.yearBefore')]}
      rows={months
        .toReversed()
        .map(({ month, amount, yearBefore }) => [{ text: formats.monthYear(month) }, money(amount), money(yearBefore)])}
    />
  );
}
