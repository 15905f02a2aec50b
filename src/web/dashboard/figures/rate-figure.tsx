import type { Figure } from '#finance/figure.ts';
import { FigureView } from './figure-view.tsx';
import { Rate } from './rate.tsx';

/** A return in the colour of its sign, or a dash that tells why there is none. */
export function RateFigure({ figure }: { readonly figure: Figure }) {
  return <FigureView figure={figure}>{(fraction) => <Rate fraction={fraction} />}</FigureView>;
}
