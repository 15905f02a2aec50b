/** Room that a label of two lines needs, in pixels. */
const labelHeight = 38;

/** How far the labels of two lines' ends move apart so that they do not cover each other: pixels, downwards positive. */
export function labelShifts(first: number, second: number): readonly [first: number, second: number] {
  const missing = labelHeight - Math.abs(first - second);
  if (missing <= 0) return [0, 0];
  return first <= second ? [-missing / 2, missing / 2] : [missing / 2, -missing / 2];
}
