import { useId } from 'react';
import type { ChartProps } from './chart.tsx';
import { renderSvg } from './chart-library.ts';

/** Width of a sheet between its margins, in pixels. */
const sheetWidth = 665;

/** The chart as a drawing inside the page. */
export default function PaperChart({ name, summary, draw, height, paperSize = { width: sheetWidth, height } }: ChartProps) {
  const id = useId();
  const svg = renderSvg(draw, { ...paperSize, isPaper: true }, { id, name: `${name}. ${summary}` });
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
