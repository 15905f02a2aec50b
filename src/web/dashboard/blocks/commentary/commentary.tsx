import { lazy } from 'react';
import type { NewestCommentary } from '#contracts/commentary.ts';
import { block } from '../block.tsx';

/** The firm's newest commentary on the markets; nothing where there is none. */
export const commentary = block<'commentary', NewestCommentary>({
  select: ({ commentary: newest }) => newest,
  View: lazy(async () => ({ default: (await import('./commentary-view.tsx')).CommentaryView })),
  height: 220,
  section: 'summary',
});
