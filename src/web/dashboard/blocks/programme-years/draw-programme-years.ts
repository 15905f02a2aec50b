import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { type DrawChart, ink, linesAt, plain } from '../../../ui/chart/chart-option.ts';
import type { Readings } from '../../../ui/chart/reading.ts';
import { valueTicks } from '../../../ui/chart/value-ticks.ts';
import { yearAxis } from '../called-distributed-value/years-option.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownProgramme, ShownProgrammeYear } from './select-programme-years.ts';

const left = 52;
const right = 6;

/** Per year what had come back and what was still there, one on the other, as multiples of what had been paid in; a line where all of it is back. */
export function drawProgrammeYears({ years }: ShownProgramme, formats: Formats): DrawChart {
  const high = Math.max(1, ...years.map(({ funds }) => toNumberOrNull(funds.tvpi) ?? 0)) * 1.08;
  const { ticks } = valueTicks(0, high, 6);
  return (frame) => {
    const each = (frame.width - left - right) / Math.max(years.length, 1);
    const bar = (part: 'dpi' | 'rvpi', color: string) => ({
      type: 'bar' as const,
      stack: 'multiple',
      silent: true,
      emphasis: { disabled: true },
      barWidth: Math.max(4, Math.min(34, Math.floor(each * 0.5))),
      itemStyle: { color },
      data: years.map(({ funds }) => toNumberOrNull(funds[part]) ?? '-'),
    });
    return {
      ...plain,
      grid: { left, right, top: 10, bottom: 28 },
      xAxis: yearAxis(years, each, frame),
      yAxis: {
        type: 'value',
        min: 0,
        max: high,
        axisLine: { show: false },
        ...linesAt(ticks),
        axisLabel: { color: ink.axis, margin: 10, customValues: ticks, formatter: (factor: number) => formats.multiple(factor) },
      },
      series: [
        bar('dpi', ink.accent),
        bar('rvpi', ink.first),
        {
          type: 'line',
          silent: true,
          symbol: 'none',
          lineStyle: { color: ink.benchmark, width: 1.5, type: 'dashed' },
          data: years.map(() => 1),
        },
      ],
    };
  };
}

/** Returns the chart's readings for each year. */
export function programmeYearReadings(
  { years }: ShownProgramme,
  { texts, formats }: { readonly texts: Texts; readonly formats: Formats },
): Readings {
  return {
    label: texts('privateEquity.yearsChart'),
    places: years.map((_, index) => index),
    at: (index) => {
      const year = years[index];
      if (!year) throw new RangeError(`There is no year ${index}.`);
      return readingOf(year, { texts, formats });
    },
  };
}

function readingOf({ day, funds }: ShownProgrammeYear, { texts, formats }: { readonly texts: Texts; readonly formats: Formats }) {
  const multiple = (id: 'dpi' | 'rvpi' | 'tvpi') => formats.multiple(toNumberOrNull(funds[id]) ?? Number.NaN);
  const netIrr = formats.percent(toNumberOrNull(funds.netIrr) ?? Number.NaN);
  const date = formats.date(day);
  return {
    title: date,
    lines: [
      ...(['tvpi', 'dpi', 'rvpi'] as const).map((id) => ({ label: texts(`privateEquity.${id}`), value: multiple(id) })),
      { label: texts('privateEquity.netIrr'), value: netIrr },
    ],
    spoken: texts('privateEquity.yearSpoken', { date, tvpi: multiple('tvpi'), dpi: multiple('dpi'), netIrr }),
    rings: [],
  };
}
