import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureTable } from '../../table/figure-table.tsx';
import type { ShownCurve } from './select-curve.ts';

interface CurveTableProps {
  readonly shown: ShownCurve;
  readonly unit: 'm' | null;
  readonly height: number;
}

/** The curve's own figures, the newest quarter first. */
export function CurveTable({ shown: { points, currency }, unit, height }: CurveTableProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (amount: number) => ({ text: formats.money(amount, currency, { unit }), isAmount: true });
  const signed = (amount: number) => ({ text: formats.signedMoney(amount, currency, { unit }), isAmount: true });
  return (
    <FigureTable
      name={texts('privateEquity.curveChart')}
      height={height}
      header={[
        texts('privateEquity.quarterEnd'),
        texts('privateEquity.called'),
        texts('privateEquity.distributed'),
        texts('privateEquity.netCash'),
        texts('privateEquity.withValue'),
      ]}
      rows={points
        .toReversed()
        .map(({ day, called, distributed, cumulative, withValue }) => [
          { text: formats.date(day) },
          money(called),
          money(distributed),
          signed(cumulative),
          signed(withValue.available ? withValue.value : Number.NaN),
        ])}
    />
  );
}
