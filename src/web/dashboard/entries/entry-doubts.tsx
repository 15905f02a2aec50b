import type { EntryDoubt } from '#contracts/ledger/entry.ts';
import type { Typed } from '#forms/kind.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Whether someone can say that it is meant so. */
export function isConfirmable({ kind }: EntryDoubt): boolean {
  return kind !== 'rate-reciprocal' && kind !== 'amount-of-other-size';
}

/** What is plausible but probably wrong, each in a sentence. */
export function EntryDoubts({ doubts, typed }: { readonly doubts: readonly EntryDoubt[]; readonly typed: Typed }) {
  const texts = useTexts();
  const formats = useFormats();
  if (doubts.length === 0) return null;
  const isRefused = !doubts.every(isConfirmable);
  const shown = (number: string | null, { kind }: EntryDoubt) => {
    if (number === null) return '';
    return kind.startsWith('rate') ? formats.units(number) : formats.money(number, typed.currency ?? '', { isSigned: true });
  };
  return (
    <Callout tone={isRefused ? 'negative' : 'warning'} title={texts(isRefused ? 'entries.refused' : 'entries.doubted')}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt.kind}>
            {texts(`entries.doubts.${doubt.kind}`, { recorded: shown(doubt.recorded, doubt), expected: shown(doubt.expected, doubt) })}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
