import { dayNumber } from '#finance/iso-date.ts';
import type { JCurvePoint } from '#contracts/datasets/private-equity.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { ink } from '../../../ui/chart/chart-option.ts';
import type { Reading, Readings } from '../../../ui/chart/reading.ts';
import type { ShownCurve } from './select-curve.ts';

interface CurveLanguage {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly unit: 'm' | null;
}

/** Returns the chart's readings for each quarter. */
export function curveReadings({ points, currency }: ShownCurve, language: CurveLanguage): Readings {
  return {
    label: language.texts('privateEquity.curveChart'),
    places: points.map(({ day }) => dayNumber(day)),
    at: (index) => {
      const point = points[index];
      if (!point) throw new RangeError(`There is no quarter ${index}.`);
      return readingOf(point, currency, language);
    },
  };
}

function readingOf(point: JCurvePoint, currency: string, { texts, formats, unit }: CurveLanguage): Reading {
  const withValue = point.withValue.available ? point.withValue.value : null;
  const signed = (amount: number | null) => formats.signedMoney(amount ?? Number.NaN, currency, { unit });
  const money = (amount: number) => formats.money(amount, currency, { unit });
  const date = formats.date(point.day);
  const lines = [
    { label: texts('privateEquity.withValue'), value: signed(withValue), sample: 'dashed' as const, isAmount: true },
    { label: texts('privateEquity.netCash'), value: signed(point.cumulative), sample: 'solid' as const, isAmount: true },
    { label: texts('privateEquity.calledInQuarter'), value: money(point.called), isAmount: true },
    { label: texts('privateEquity.distributedInQuarter'), value: money(point.distributed), isAmount: true },
  ];
  return {
    title: date,
    lines,
    spoken: texts('privateEquity.curveSpoken', { date, cash: signed(point.cumulative), value: signed(withValue) }),
    rings: [{ value: point.cumulative, color: ink.first }, ...(withValue === null ? [] : [{ value: withValue, color: ink.accent }])],
  };
}
