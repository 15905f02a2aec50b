import type { IsoDate } from '#finance/iso-date.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { periodWords } from '../../period-words.ts';
import type { HeadlineNote } from './select-headline.ts';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

/** The line below a headline figure. */
export function headlineNote(note: HeadlineNote, asOf: IsoDate, { texts, formats }: Language): string {
  switch (note.kind) {
    case 'day':
      return texts('figures.note.value', { currency: note.currency, date: formats.date(note.day) });
    case 'afterCharges':
    case 'ownPeriod':
    case 'investments':
      return texts(periodKeys[note.kind], { period: periodWords(note.period, asOf, { texts, formats }) });
    case 'aYear':
      return texts('figures.note.annual', { rate: formats.percent(note.rate) });
    case 'chargesRate':
    case 'chargesRateAnnual':
    case 'ofCalled':
    case 'ofCommitment':
      return texts(`figures.note.${note.kind}`, { rate: formats.share(note.rate) });
    default: {
      const { kind, ...details } = note;
      return texts(`figures.note.${kind}`, details);
    }
  }
}

const periodKeys = {
  afterCharges: 'figures.note.gain',
  ownPeriod: 'figures.note.own',
  investments: 'figures.note.investments',
} as const;
