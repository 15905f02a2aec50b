import type { EntryDoubt } from '#contracts/ledger/entry.ts';
import { targetDoubts } from '#domain/ledger/target-doubts.ts';
import type { Typed } from '#forms/kind.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Returns true when the reader can confirm the value in doubt. */
export function isConfirmable({ kind }: EntryDoubt): boolean {
  return kind !== 'rate-reciprocal' && kind !== 'amount-of-other-size';
}

/** A doubt in a sentence; amounts in the currency of the entry, units without one. */
export function useDoubtWords(): (doubt: EntryDoubt, currency: string) => string {
  const texts = useTexts();
  const formats = useFormats();
  return ({ kind, recorded, expected }, currency) => {
    const shown = (number: string | null) => {
      if (number === null) return '';
      if (kind.startsWith('rate') || currency === '') return formats.units(number);
      return formats.money(number, currency, { isSigned: !targetDoubts.some((each) => each === kind) });
    };
    return texts(`entries.doubts.${kind}`, { recorded: shown(recorded), expected: shown(expected) });
  };
}

/** Lists the values that are plausible but probably wrong, each in a sentence. */
export function EntryDoubts({ doubts, typed }: { readonly doubts: readonly EntryDoubt[]; readonly typed: Typed }) {
  const texts = useTexts();
  const words = useDoubtWords();
  if (doubts.length === 0) return null;
  const isRefused = !doubts.every(isConfirmable);
  return (
    <Callout tone={isRefused ? 'negative' : 'warning'} title={texts(isRefused ? 'entries.refused' : 'entries.doubted')}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.kind}>{words(doubt, typed.currency ?? '')}</li>
        ))}
      </ul>
    </Callout>
  );
}
