import { MessageSquareText } from 'lucide-react';
import type { ThreadsPage } from '#contracts/threads.ts';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Shows a placeholder until the reader chooses a thread. */
export function NoThread({ page }: { readonly page: ThreadsPage }) {
  const texts = useTexts();
  if (page.threads.length === 0) return null;
  return <EmptyState icon={MessageSquareText} title={texts('threads.choose')} text={texts('threads.chooseText')} />;
}
