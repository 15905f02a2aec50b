import { startChart } from './chart-library.ts';
import type { DrawChart } from './chart-option.ts';

/** A point in pixels from the upper left corner of the drawing. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A chart that is alive on the page. */
export interface Drawing {
  show(draw: DrawChart): void;
  /** Sets the name of the chart for screen readers. */
  name(words: string): void;
  width(): number;
  /** Returns the pixel of a value on the first pair of axes. */
  pixelOf(place: number, value: number): Pixel;
  /** The place on the first horizontal axis that stands at `x` pixels. */
  placeAt(x: number): number;
  /** Raises one item of the first series and lowers all others. */
  raise(index: number | null): void;
  /** Tells which item of the first series is under the pointer; null when none is. */
  onPointed(tell: (index: number | null) => void): void;
  end(): void;
}

const axes = { xAxisIndex: 0, yAxisIndex: 0 };

/** Starts a chart in an element and follows its size. It moves once, when it first appears, unless less motion is wished. */
export function beginDrawing(element: HTMLElement): Drawing {
  const chart = startChart(element);
  let drawn: DrawChart | null = null;
  const paint = (animation: boolean) => {
    const frame = { width: element.clientWidth, height: element.clientHeight, isPaper: false };
    if (drawn) chart.setOption({ ...drawn(frame), animation }, { notMerge: true });
  };
  const sizes = new ResizeObserver(() => {
    if (element.clientWidth === chart.getWidth() && element.clientHeight === chart.getHeight()) return;
    chart.resize();
    paint(false);
  });
  sizes.observe(element);
  return {
    show: (draw) => {
      const isFirst = drawn === null;
      drawn = draw;
      paint(isFirst && !prefersStillness());
    },
    name: (words) => {
      const svg = element.querySelector('svg');
      svg?.setAttribute('role', 'img');
      svg?.setAttribute('aria-label', words);
    },
    width: () => chart.getWidth(),
    pixelOf: (place, value) => {
      const [x = 0, y = 0] = chart.convertToPixel(axes, [place, value]);
      return { x, y };
    },
    placeAt: (x) => chart.convertFromPixel(axes, [x, 0])[0] ?? 0,
    raise: (index) => {
      chart.dispatchAction({ type: 'downplay', seriesIndex: 0 });
      if (index !== null) chart.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: index });
    },
    onPointed: (tell) => {
      chart.on('mouseover', ({ dataIndex }) => tell(dataIndex));
      chart.on('mouseout', () => tell(null));
    },
    end: () => {
      sizes.disconnect();
      chart.dispose();
    },
  };
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
