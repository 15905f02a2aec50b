import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownAllocation } from './select-allocation.ts';

/** The classes with their amounts, also those below zero. */
export function AllocationTable({ shown: { slices, currency } }: { readonly shown: ShownAllocation }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <FigureTable
      name={texts('allocation.chart')}
      header={[texts('allocation.assetClass'), texts('allocation.value'), texts('allocation.share')]}
      rows={slices.map(({ assetClass, value, percent }) => [
        { text: texts(`assetClasses.${assetClass}`) },
        { text: formats.money(value, currency, { decimals: 2 }), isAmount: true },
        { text: formats.weight(percent ?? Number.NaN) },
      ])}
    />
  );
}
