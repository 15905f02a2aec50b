import { href, Link } from 'react-router';
import type { LibraryCopy } from '#contracts/library-copy.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';

interface CopyNoteProps {
  readonly copy: LibraryCopy;
  readonly className?: string | undefined;
}

/** Says how it stands with the copy of a submission in the library, with a link to the one that is there. */
export function CopyNote({ copy, className }: CopyNoteProps) {
  const texts = useTexts();
  const told = useTold(copy);
  const { portal, account, document, isBehind } = copy;
  return (
    <p className={className}>
      {told}
      {told !== null && document !== null && ' '}
      {document !== null && (
        <Link to={`${href('/dashboard/:portal/library', { portal })}?${new URLSearchParams({ account, document })}`}>
          {texts(isBehind ? 'records.libraryCopy.before' : 'records.libraryCopy.there')}
        </Link>
      )}
    </p>
  );
}

/** Returns the reason why there is no copy of what was sent last; null if there is one. */
function useTold({ isBehind, retriedAt, reason }: LibraryCopy): string | null {
  const texts = useTexts();
  const formats = useFormats();
  if (!isBehind) return null;
  if (reason !== null) return texts(`records.libraryCopy.reason.${reason}`);
  return retriedAt === null ? texts('records.libraryCopy.waits') : texts('records.libraryCopy.retried', { at: formats.moment(retriedAt) });
}
