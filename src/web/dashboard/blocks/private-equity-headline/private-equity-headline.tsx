import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectProgramme, type ShownProgramme } from './select-programme.ts';

/** The commitment of a programme and what has become of it. */
export const privateEquityHeadline = block<'privateEquityHeadline', ShownProgramme>({
  select: selectProgramme,
  View: lazy(async () => ({ default: (await import('./programme-view.tsx')).ProgrammeView })),
  height: 224,
  phoneHeight: 455,
  section: 'summary',
});
