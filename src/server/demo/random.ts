/** A seeded source of numbers: the same seed gives the same sequence on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Standard normal. */
  normal(): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order; the list itself stays as it is. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** The generator (xoshiro128**) of a seed text. Give each thing a seed of its own, so that adding one leaves the others alone. */
export function createRandom(seed: string): Random {
  const next = uniformOf(seed);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[whole(0, items.length - 1)];
    if (item === undefined) throw new RangeError(`nothing to pick from (seed ${seed})`);
    return item;
  };
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    between: (low, high) => low + next() * (high - low),
    whole,
    chance: (probability) => next() < probability,
    pick,
    shuffled: (items) => shuffle([...items], whole),
  };
}

function shuffle<Item>(items: Item[], whole: Random['whole']): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = whole(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}

function uniformOf(seed: string): () => number {
  const mix = hashesOf(seed);
  const state = new Int32Array([mix(), mix(), mix(), mix() | 1]);
  const at = (index: number) => state[index] ?? 0;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(at(1), 5), 7), 9) >>> 0;
    const shifted = at(1) << 9;
    state[2] = at(2) ^ at(0);
    state[3] = at(3) ^ at(1);
    state[1] = at(1) ^ at(2);
    state[0] = at(0) ^ at(3);
    state[2] = at(2) ^ shifted;
    state[3] = rotateLeft(at(3), 11);
    return result / 2 ** 32;
  };
}

/** Well-mixed 32-bit hashes of a text (xmur3), each call another one. */
function hashesOf(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (const character of text) {
    hash = rotateLeft(Math.imul(hash ^ (character.codePointAt(0) ?? 0), 3432918353), 13);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash;
  };
}

function rotateLeft(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
