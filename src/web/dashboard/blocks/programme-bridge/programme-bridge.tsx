import { lazy } from 'react';
import { block } from '../block.tsx';
import { programmeBridgeRows } from './programme-bridge-rows.ts';
import { selectProgrammeBridge, type ShownProgrammeBridge } from './select-programme-bridge.ts';

/** What happened to the value of the private funds, from one day to another. */
export const programmeBridge = block<'programmeBridge', ShownProgrammeBridge>({
  select: selectProgrammeBridge,
  View: lazy(async () => ({ default: (await import('./programme-bridge-view.tsx')).ProgrammeBridgeView })),
  rows: programmeBridgeRows,
  height: 620,
  section: 'summary',
});
