import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import own from './holdings.module.css';
import { priceNotes } from './price-notes.ts';
import type { ShownHoldings } from './select-holdings.ts';

/** Below the holdings on paper: which prices are old or missing, and how cost and gain are meant. */
export function HoldingsNotes({ shown: { rows } }: { readonly shown: ShownHoldings }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div>
      {priceNotes(rows).notes.map((note, index) => (
        <p key={note.kind === 'stale' ? note.day : note.kind}>
          <sup className={own.mark}>{index + 1}</sup>{' '}
          {note.kind === 'stale' ? texts('holdings.noteStale', { date: formats.date(note.day) }) : texts('holdings.noteMissing')}
        </p>
      ))}
      <p>{texts('holdings.noteCost')}</p>
    </div>
  );
}
