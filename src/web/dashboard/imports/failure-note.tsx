import type { FailedImport } from '#contracts/imports.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';

/** Why an import could not go on, apart from its rows. */
export function FailureNote({ failure: { why, file = '', line, sentence = '' } }: { readonly failure: FailedImport }) {
  const texts = useTexts();
  const key = why === 'unreadable' && line ? 'unreadableAt' : why;
  return (
    <Callout tone={why === 'changed-since' || why === 'stopped' ? 'warning' : 'negative'} title={texts('imports.failure.title')}>
      <p>{texts(`imports.failure.${key}`, { file, line: line ?? '', sentence })}</p>
    </Callout>
  );
}
