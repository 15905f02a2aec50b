import { lazy } from 'react';
import type { NewestCommentary } from '#contracts/commentary.ts';
import { block } from '../block.tsx';

/** The firm's newest commentary on the markets; nothing where there is none. */
export const commentary = block<'commentary', NewestCommentary>({
  select: ({ commentary: newest }) => newest,
  View: lazy(async () => ({ default: (await import('./commentary-view.tsx')).CommentaryView })),
  rows: ({ rows }, texts) => ({
    header: [texts('report.block.commentary')],
    rows: rows.map(({ date, title }) => [date, title]),
  }),
  height: 220,
  section: 'summary',
});
