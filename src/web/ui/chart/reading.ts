/** The reading of a chart at one point, for the pointer, the arrow keys and screen readers alike. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly ReadingLine[];
  /** The same in one sentence. */
  readonly spoken: string;
  /** The rings that mark the values on the lines. */
  readonly rings: readonly { readonly value: number; readonly color: string }[];
}

export interface ReadingLine {
  readonly label: string;
  readonly value: string;
  /** The style of its line, if it has one. */
  readonly sample?: 'solid' | 'dashed';
  /** Hidden in private mode. */
  readonly isAmount?: boolean;
}

/** The points that can be read, along the first of the chart's horizontal axes. */
export interface Readings {
  /** The name of the readings for screen readers: "Performance, day by day". */
  readonly label: string;
  /** ConcurrencyBounds on the axis, ascending. */
  readonly places: readonly number[];
  readonly at: (index: number) => Reading;
}
