import { isIsoDate } from '#finance/iso-date.ts';
import type { FieldOf } from '../form.ts';
import type { Answer, Kind } from '../kind.ts';
import { decimal } from './decimal.ts';

type Points = FieldOf<'points'>;

/** The names of one of the rows. */
export function pointNames({ id }: Pick<Points, 'id'>, row: number): { readonly day: string; readonly price: string } {
  return { day: `${id}.${row}.day`, price: `${id}.${row}.price` };
}

function rowsOf({ limit }: Pick<Points, 'limit'>): number[] {
  return Array.from({ length: limit }, (_none, row) => row);
}

/** A point as one text: its day, a blank, its price. */
export const points: Kind<'points'> = {
  names: (field) => rowsOf(field).flatMap((row) => Object.values(pointNames(field, row))),
  read: (field, typed) => {
    const read = rowsOf(field).flatMap((row) => {
      const { day, price } = pointNames(field, row);
      const said = [typed[day]?.trim() ?? '', decimal.read(priceOf(price), typed) ?? ''];
      return said.every((part) => part === '') ? [] : [said.join(' ')];
    });
    return read.length > 0 ? read : null;
  },
  typed: (field, answer) =>
    Object.fromEntries(
      listOf(answer).flatMap((point, row) => {
        const [day = '', price = ''] = point.split(' ');
        const names = pointNames(field, row);
        return [
          [names.day, day],
          [names.price, price],
        ];
      }),
    ),
  check: (_field, answer, today) => {
    const found = listOf(answer).map((point) => point.split(' '));
    if (found.some(([day = '']) => !isIsoDate(day) || day < '1900-01-01')) return { code: 'date' };
    if (found.some(([day = '']) => day > today)) return { code: 'future' };
    if (new Set(found.map(([day]) => day)).size < found.length) return { code: 'date' };
    const wrong = found.map(([, price = '']) => decimal.check(priceOf('price'), price, today));
    return wrong.find((problem) => problem !== null) ?? null;
  },
  key: (answer) => listOf(answer).toSorted().join(', '),
  words: (key, words) =>
    key
      .split(', ')
      .map((point) => point.split(' '))
      .map(([day = '', price = '']) => `${words.date(day)}: ${words.number(price)}`)
      .join(', '),
};

function listOf(answer: Answer): readonly string[] {
  return Array.isArray(answer) ? (answer as readonly string[]) : [String(answer)];
}

const priceOf = (id: string): FieldOf<'decimal'> => ({ kind: 'decimal', id, places: 10, sign: 'positive' });
