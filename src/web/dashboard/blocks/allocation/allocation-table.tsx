import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownAllocation } from './select-allocation.ts';
import { sliceName } from './slice-name.ts';

/** The groups with their amounts, also those below zero; the model's aim beside its class. */
export function AllocationTable({ shown: { slices, currency, dimension, model } }: { readonly shown: ShownAllocation }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <FigureTable
      name={texts(`allocation.charts.${dimension}`)}
      header={[
        texts(`allocation.by.${dimension}`),
        texts('allocation.value'),
        texts('allocation.share'),
        ...(model ? [texts('allocation.modelColumns.target')] : []),
      ]}
      rows={slices.map(({ key, value, percent, model: aim }) => [
        { text: sliceName({ dimension, key }, { texts, formats }) },
        { text: formats.money(value, currency), isAmount: true },
        { text: formats.weight(percent ?? Number.NaN) },
        ...(model ? [{ text: formats.share(aim?.target ?? 0) }] : []),
      ])}
    />
  );
}
