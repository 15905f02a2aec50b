import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectProgrammeBridge, type ShownProgrammeBridge } from './select-programme-bridge.ts';

/** The movements in the value of the private funds between two days. */
export const programmeBridge = block<'programmeBridge', ShownProgrammeBridge>({
  select: selectProgrammeBridge,
  View: lazy(async () => ({ default: (await import('./programme-bridge-view.tsx')).ProgrammeBridgeView })),
  height: 620,
  section: 'summary',
});
