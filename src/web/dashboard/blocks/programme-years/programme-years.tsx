import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectProgrammeYears, type ShownProgramme } from './select-programme-years.ts';

/** The value, multiples and rate of the private funds as they stood at the end of each year. */
export const programmeYears = block<'programmeYears', ShownProgramme>({
  select: selectProgrammeYears,
  View: lazy(async () => ({ default: (await import('./programme-years-view.tsx')).ProgrammeYearsView })),
  height: 640,
  section: 'holdings',
});
