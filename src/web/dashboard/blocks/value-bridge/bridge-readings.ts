import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import type { Readings } from '../../../ui/chart/reading.ts';
import type { BridgeBar } from './bridge-bars.ts';

interface BridgeLanguage {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly currency: string;
  /** The label of the chart. */
  readonly label: string;
}

/** Returns the chart's reading for each line, to the penny. */
export function bridgeReadings(
  lines: readonly (BridgeBar & { readonly name: string })[],
  { texts, formats, currency, label }: BridgeLanguage,
): Readings {
  const money = (amount: number) => formats.money(amount, currency);
  return {
    label,
    places: lines.map((_, place) => place),
    at: (place) => {
      const line = lines[place];
      if (!line) throw new RangeError(`There is no line ${place}.`);
      const title = line.name;
      const amount = line.kind === 'total' ? money(line.amount) : formats.signedMoney(line.amount, currency);
      const then = line.kind === 'total' ? [] : [{ label: texts('valueBridge.after'), value: money(line.to), isAmount: true }];
      return {
        title,
        lines: [{ label: texts('valueBridge.amount'), value: amount, isAmount: true }, ...then],
        spoken: texts('valueBridge.spoken', { line: title, amount, total: money(line.to) }),
        rings: [],
      };
    },
  };
}
