import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownYears } from './select-years.ts';

interface YearsTableProps {
  readonly shown: ShownYears;
  readonly unit: 'm' | null;
  readonly height: number;
}

/** The bars' own figures, the newest year first. */
export function YearsTable({ shown: { years, currency }, unit, height }: YearsTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number | null) => ({ text: formats.money(amount ?? Number.NaN, currency, { unit }), isAmount: true });
  return (
    <FigureTable
      name={texts('privateEquity.barsChart')}
      height={height}
      header={[
        texts('privateEquity.year'),
        texts('privateEquity.called'),
        texts('privateEquity.distributed'),
        texts('privateEquity.net'),
        texts('privateEquity.valueAtYearEnd'),
      ]}
      rows={years
        .toReversed()
        .map(({ year, called, distributed, net, value }) => [
          { text: String(year) },
          money(called),
          money(distributed),
          { text: formats.signedMoney(net, currency, { unit }), isAmount: true },
          money(value),
        ])}
    />
  );
}
