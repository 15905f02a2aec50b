import { lazy } from 'react';
import { block } from '../block.tsx';
import { type HeadlineItem, selectHeadline } from './select-headline.ts';

/** The few figures that a page begins with; each opens its own explanation. */
export const headline = block<'headline', readonly HeadlineItem[]>({
  select: selectHeadline,
  View: lazy(async () => ({ default: (await import('./headline-view.tsx')).HeadlineView })),
  rows: (shown, texts) => ({
    header: [texts('explanation.rowText'), texts('explanation.rowAmount')],
    rows: shown.map(({ id, figure }) => [texts(`figures.${id}`), figure.available ? figure.value : null]),
  }),
  height: 112,
  phoneHeight: 328,
  section: 'summary',
});
