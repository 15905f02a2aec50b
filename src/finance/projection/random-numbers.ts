/** A generator of numbers between 0 and 1, both excluded, that depends on its seed alone. */
export type RandomNumbers = () => number;

/** State of xoshiro128**: four 32-bit words, not all 0. */
export type RandomState = readonly [number, number, number, number];

/**
 * xoshiro128** 1.1 (D. Blackman and S. Vigna, 2018) from its state: the next 32-bit number each time. Small, fast, the same on
 * every machine, so that a projection can be drawn again from the seed stored with it. Not for secrets.
 */
export function xoshiro128(state: RandomState): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result;
  };
}

/** The generator of a seed, any whole number; its state is filled by SplitMix32, so that neighbouring seeds have nothing in common. */
export function randomNumbers(seed: number): RandomNumbers {
  const next = splitMix(seed);
  const draw = xoshiro128([next(), next(), next(), next()]);
  // 53 bits of two draws, in the middle of their step so that neither 0 nor 1 ever comes.
  return () => ((draw() >>> 5) * 67_108_864 + (draw() >>> 6) + 0.5) / 9_007_199_254_740_992;
}

function splitMix(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    const first = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
    return (second ^ (second >>> 16)) >>> 0;
  };
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
