/** What a chart says at one of its points: for the pointer, the arrow keys and those who listen alike. */
export interface Reading {
  readonly title: string;
  readonly lines: readonly ReadingLine[];
  /** The same in one sentence. */
  readonly spoken: string;
  /** Where rings stand on the lines. */
  readonly rings: readonly { readonly value: number; readonly color: string }[];
}

export interface ReadingLine {
  readonly label: string;
  readonly value: string;
  /** How its line is drawn, where it has one. */
  readonly sample?: 'solid' | 'dashed';
  /** Hidden in private mode. */
  readonly isAmount?: boolean;
}

/** The points that can be read, along the first of the chart's horizontal axes. */
export interface Readings {
  /** What is read, to those who listen: "Performance, day by day". */
  readonly label: string;
  /** ConcurrencyBounds on the axis, ascending. */
  readonly places: readonly number[];
  readonly at: (index: number) => Reading;
}
