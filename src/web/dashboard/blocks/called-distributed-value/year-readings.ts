import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { Reading, ReadingLine, Readings } from '../../../ui/chart/reading.ts';
import type { ShownYear, ShownYears } from './select-years.ts';

interface YearsLanguage {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly unit: 'm' | null;
}

/** Returns the chart's readings for each year. */
export function yearReadings({ years, currency }: ShownYears, language: YearsLanguage): Readings {
  return {
    label: language.texts('privateEquity.barsChart'),
    places: years.map((_, index) => index),
    at: (index) => {
      const year = years[index];
      if (!year) throw new RangeError(`There is no year ${index}.`);
      return readingOf(year, currency, language);
    },
  };
}

function readingOf(
  { year, called, distributed, net, value }: ShownYear,
  currency: string,
  { texts, formats, unit }: YearsLanguage,
): Reading {
  const money = (amount: number | null) => formats.money(amount ?? Number.NaN, currency, { unit });
  const title = String(year);
  return {
    title,
    lines: [
      line(texts('privateEquity.called'), money(called)),
      line(texts('privateEquity.distributed'), money(distributed)),
      line(texts('privateEquity.net'), formats.signedMoney(net, currency, { unit })),
      line(texts('privateEquity.valueAtYearEnd'), money(value)),
    ],
    spoken: texts('privateEquity.spoken', { year: title, called: money(called), distributed: money(distributed), value: money(value) }),
    rings: [],
  };
}

function line(label: string, value: string): ReadingLine {
  return { label, value, isAmount: true };
}
