import { lazy } from 'react';
import { block } from '../block.tsx';
import { selectExposure, type ShownExposure } from './select-exposure.ts';

/** Long, short, net and gross by currency, asset class and region. */
export const exposure = block<'exposure', ShownExposure>({
  select: selectExposure,
  View: lazy(async () => ({ default: (await import('./exposure-view.tsx')).ExposureView })),
  height: 640,
  section: 'holdings',
});
