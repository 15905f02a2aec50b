/** Numbers from 0 to below 1, the same for the same seed: a 32-bit congruential sequence, mixed (splitmix32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e_37_79_b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21_f0_aa_ad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x73_5a_2d_97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
