import { useMemo } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Chart } from '../../../ui/chart/chart.tsx';
import { drawValue } from './draw-value.ts';
import type { ShownAccountTotal } from './select-account-total.ts';
import { valueCourse } from './value-course.ts';
import { valueReadings } from './value-readings.ts';
import styles from './account-total.module.css';

/** The value over the chosen range; nothing when fewer than two days have one. */
export function ValueChart({ shown }: { readonly shown: ShownAccountTotal }) {
  const texts = useTexts();
  const formats = useFormats();
  const { points, payments, period, currency } = shown;
  const drawn = useMemo(() => {
    const course = valueCourse({ points, payments, period });
    const words = { texts, formats, currency };
    return course && { draw: drawValue(course, words), readings: valueReadings(course, words) };
  }, [points, payments, period, currency, texts, formats]);
  if (!drawn) return null;
  const amount = (value: number | null | undefined) => formats.money(value ?? NaN, currency);
  const summary = texts('accountTotal.summary', {
    opening: amount(points[0]?.value),
    from: formats.date(period.from),
    closing: amount(points.at(-1)?.value),
    to: formats.date(period.to),
  });
  return (
    <div className={styles.chart}>
      <Chart name={texts('accountTotal.chart')} summary={summary} height={290} narrowHeight={220} hasAmounts {...drawn} />
    </div>
  );
}
