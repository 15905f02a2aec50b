import { BarChart, LineChart, PieChart, RadarChart } from 'echarts/charts';
import { GridSimpleComponent, RadarComponent } from 'echarts/components';
import { type ECharts, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { ChartFrame, DrawChart } from './chart-option.ts';
import { type SvgLabel, tidySvg } from './tidy-svg.ts';

// The only file that imports ECharts' code, and always imported lazily. SVG on screen too: it takes its colours from the
// page's theme as CSS variables, stays sharp at every zoom, and prints.
use([LineChart, BarChart, PieChart, RadarChart, GridSimpleComponent, RadarComponent, SVGRenderer]);

/** Draws into an element, in its present size. Anyone who started it disposes of it. */
export function startChart(element: HTMLElement): ECharts {
  return init(element, null, { renderer: 'svg' });
}

/** The chart as SVG text, without a document; it scales with its place. */
export function renderSvg(draw: DrawChart, frame: ChartFrame, label: SvgLabel): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: frame.width, height: frame.height });
  try {
    chart.setOption({ ...draw(frame), animation: false });
    return tidySvg(chart.renderToSVGString({ useViewBox: true }), label);
  } finally {
    chart.dispose();
  }
}
