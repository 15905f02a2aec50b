import type { FailedImport } from '#contracts/imports.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Explains why an import could not continue, apart from problems with its rows. */
export function FailureNote({ failure: { why, file = '', line, sentence = '', entry } }: { readonly failure: FailedImport }) {
  const texts = useTexts();
  const formats = useFormats();
  const key = why === 'unreadable' && line ? 'unreadableAt' : why;
  return (
    <Callout tone={why === 'changed-since' || why === 'stopped' ? 'warning' : 'negative'} title={texts('imports.failure.title')}>
      <p>{texts(`imports.failure.${key}`, { file, line: line ?? '', sentence })}</p>
      {entry && <p>{texts('imports.failure.standing', { ...entry, day: formats.date(entry.day) })}</p>}
    </Callout>
  );
}
