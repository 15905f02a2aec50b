import type { FieldOf } from '../form.ts';
import type { Answer, Kind, Problem } from '../kind.ts';
import { decimal } from './decimal.ts';

type Bands = FieldOf<'bands'>;

/** The numbers of each option, in storage order. */
export const bandParts = ['min', 'target', 'max'] as const;
export type BandPart = (typeof bandParts)[number];

/** An option with its band, in percent. */
export interface Band {
  readonly option: string;
  readonly min: string;
  readonly target: string;
  readonly max: string;
}

/** Returns the name that an HTML form gives to one of the numbers. */
export const bandName = ({ id }: Pick<Bands, 'id'>, option: string, part: BandPart) => `${id}.${option}.${part}`;

/** A band as one text: its numbers, then its option, which may have blanks in it. */
export const bandText = ({ min, target, max, option }: Band) => `${min} ${target} ${max} ${option}`;

export function bandOf(text: string): Band {
  const [min = '', target = '', max = '', ...option] = text.split(' ');
  return { min, target, max, option: option.join(' ') };
}

export const bands: Kind<'bands'> = {
  names: (field) => field.options.flatMap(({ value }) => bandParts.map((part) => bandName(field, value, part))),
  read: (field, typed) => {
    const read = field.options.flatMap(({ value: option }) => {
      const [min = '', target = '', max = ''] = bandParts.map(
        (part) =>
          decimal
            .read(partOf(bandName(field, option, part)), typed)
            ?.toString()
            .replaceAll(' ', '') ?? '',
      );
      return `${min}${target}${max}` === '' ? [] : [bandText({ min, target, max, option })];
    });
    return read.length > 0 ? read : null;
  },
  typed: (field, answer) =>
    Object.fromEntries(
      listOf(answer).flatMap((text) => {
        const band = bandOf(text);
        return bandParts.map((part) => [bandName(field, band.option, part), band[part]]);
      }),
    ),
  check: ({ options }, answer, today) => {
    const found = listOf(answer).map(bandOf);
    if (found.some(({ option }) => options.every(({ value }) => value !== option))) return { code: 'option' };
    const problems = found.flatMap((band) => bandParts.map((part) => problemWith(band[part], today)));
    const first = problems.find((problem) => problem !== null);
    if (first) return first;
    if (found.some(({ min, target, max }) => Number(min) > Number(target) || Number(target) > Number(max))) return { code: 'band' };
    return found.reduce((sum, { target }) => sum + hundredths(target), 0) === 100_00 ? null : { code: 'total' };
  },
  key: (answer) => listOf(answer).toSorted().join(', '),
  words: (key, words) =>
    key
      .split(', ')
      .map(bandOf)
      .map(({ option, min, target, max }) => {
        const [least, meant, most] = [min, target, max].map(words.percent);
        return `${words.option(option) ?? option} ${meant} (${least} – ${most})`;
      })
      .join(', '),
};

const partOf = (id: string): FieldOf<'decimal'> => ({ kind: 'decimal', id, places: 2, sign: 'notNegative' });

function problemWith(number: string, today: Parameters<typeof decimal.check>[2]): Problem | null {
  return decimal.check(partOf('part'), number, today) ?? (Number(number) > 100 ? { code: 'maximum', limit: 100 } : null);
}

/** Two digits behind the point are added exactly. */
const hundredths = (percent: string) => Math.round(Number(percent) * 100);

function listOf(answer: Answer): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : [String(answer)];
}
