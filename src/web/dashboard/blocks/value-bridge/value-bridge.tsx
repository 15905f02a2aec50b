import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectBridge, type ShownBridge } from './select-bridge.ts';

/** The movements of the money from the opening to the closing value, line by line. */
export const valueBridge = block<'valueBridge', ShownBridge>({
  select: selectBridge,
  View: lazy(async () => ({ default: (await import('./bridge-view.tsx')).BridgeView })),
  height: 560,
  section: 'summary',
});
