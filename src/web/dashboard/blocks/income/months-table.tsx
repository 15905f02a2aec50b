import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownIncome } from './select-income.ts';

/** The bars' own figures, the newest month first. */
export function MonthsTable({ shown: { months, currency }, height }: { readonly shown: ShownIncome; readonly height: number }) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number | null) => ({ text: formats.money(amount ?? Number.NaN, currency), isAmount: true });
  return (
    <FigureTable
      name={texts('income.chart')}
      height={height}
      header={[texts('income.month'), texts('income.amount'), texts('income.yearBefore')]}
      rows={months
        .toReversed()
        .map(({ month, amount, yearBefore }) => [{ text: formats.monthYear(month) }, money(amount), money(yearBefore)])}
    />
  );
}
