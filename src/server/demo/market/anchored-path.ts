/** A level that a path has on a day; `index` counts the calendar's days. */
export interface Anchor {
  readonly index: number;
  readonly level: number;
}

/**
 * A random path of logarithms through the given levels: the noise is pinned at each anchor (a Brownian bridge between two of them)
 * and runs free, with a drift, after the last. `noise` is cumulative and as long as the path; the drift is per day.
 * Anchors ascend, the first stands at index 0, and none lies behind the end of the noise.
 */
export function anchoredPath(noise: Float64Array, anchors: readonly Anchor[], dailyDrift: number): Float64Array {
  const path = new Float64Array(noise.length);
  anchors.forEach((anchor, position) => {
    const next = anchors[position + 1];
    for (let day = anchor.index; day < (next?.index ?? noise.length); day += 1) {
      const gone = noiseSince(noise, anchor.index, day);
      const log = Math.log(anchor.level);
      if (!next) path[day] = log + dailyDrift * (day - anchor.index) + gone;
      else path[day] = log + bridge({ noise, from: anchor, to: next, day }) + gone;
    }
  });
  return path;
}

/** Returns the correction to the noise since `from` that makes the path meet `to`. */
function bridge({ noise, from, to, day }: { noise: Float64Array; from: Anchor; to: Anchor; day: number }): number {
  const share = (day - from.index) / (to.index - from.index);
  return share * (Math.log(to.level / from.level) - noiseSince(noise, from.index, to.index));
}

function noiseSince(noise: Float64Array, from: number, day: number): number {
  return (noise[day] ?? 0) - (noise[from] ?? 0);
}
