import { lazy } from 'react';
import { block } from '../block.tsx';
import { type HeadlineItem, selectHeadline } from './select-headline.ts';

/** The few figures that a page begins with; each opens its own explanation. */
export const headline = block<'headline', readonly HeadlineItem[]>({
  select: selectHeadline,
  View: lazy(async () => ({ default: (await import('./headline-view.tsx')).HeadlineView })),
  height: 112,
  phoneHeight: 328,
  section: 'summary',
});
