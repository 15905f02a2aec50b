/** The median time of `rounds` runs in milliseconds, after a few that do not count. */
export async function median(rounds: number, work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - started);
  }
  return middle(times);
}

/** The median. */
export function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** The median times of several kinds of work in milliseconds, done in turns so that a busy machine troubles all alike. */
export async function mediansInTurns<Name extends string>(
  rounds: number,
  works: Readonly<Record<Name, () => Promise<unknown>>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -6; round < rounds; round += 1) {
    for (const name of names) {
      const started = performance.now();
      await works[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries(names.map((name) => [name, middle(times.get(name) ?? [])])) as Record<Name, number>;
}

/** Time in milliseconds: as it passed, and what the processor worked for it. */
export interface Timed {
  readonly wall: number;
  readonly processor: number;
}

/** The best times of several kinds of work, done in turns so that a busy machine troubles all alike. */
export function bestInTurns<Name extends string>(rounds: number, works: Readonly<Record<Name, () => unknown>>): Record<Name, Timed> {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, { wall: Infinity, processor: Infinity }])) as Record<Name, Timed>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const [started, before] = [performance.now(), process.cpuUsage()];
      works[name]();
      const { user, system } = process.cpuUsage(before);
      const { wall, processor } = best[name];
      best[name] = { wall: Math.min(wall, performance.now() - started), processor: Math.min(processor, (user + system) / 1000) };
    }
  }
  return best;
}

export function milliseconds(time: number): string {
  return `${time < 10 ? time.toFixed(2) : time.toFixed(0)} ms`;
}
