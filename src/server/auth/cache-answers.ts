import type { CallService, OutsideAnswer } from './call-service.ts';

interface Bounds {
  /** Milliseconds. */
  readonly keptFor: number;
  /** The size of all answers that are kept, as they came. */
  readonly maxBytes: number;
  /** The size of one answer: a longer one is asked for each time. */
  readonly longest: number;
  readonly maxAnswers: number;
  readonly now: () => number;
}

interface Kept {
  readonly answer: OutsideAnswer;
  readonly until: number;
}

const usual: Bounds = { keptFor: 300_000, maxBytes: 10_000_000, longest: 1_000_000, maxAnswers: 1000, now: () => performance.now() };

/**
 * Keeps what services outside answered (200 and 404) for five minutes, and asks once for all who wait for the same address. What was not
 * used for longest gives way first. Failures are not kept: whoever tries again asks again. Nobody may change what is answered.
 */
export function cacheAnswers(ask: CallService, given: Partial<Bounds> = {}): CallService {
  const bounds = { ...usual, ...given };
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<OutsideAnswer>>();
  let bytes = 0;

  function drop(address: string): void {
    bytes -= kept.get(address)?.answer.bytes ?? 0;
    kept.delete(address);
  }

  function keep(address: string, { answer, until }: Kept): void {
    drop(address);
    if (answer.bytes > bounds.longest) return;
    kept.set(address, { answer, until });
    bytes += answer.bytes;
    for (const oldest of kept.keys()) {
      if (bytes <= bounds.maxBytes && kept.size <= bounds.maxAnswers) return;
      drop(oldest);
    }
  }

  function known(address: string): OutsideAnswer | null {
    const found = kept.get(address);
    if (!found) return null;
    if (found.until > bounds.now()) keep(address, found);
    else drop(address);
    return kept.get(address)?.answer ?? null;
  }

  async function asked(url: URL): Promise<OutsideAnswer> {
    const answer = await ask(url);
    if (answer.status === 200 || answer.status === 404) keep(url.href, { answer, until: bounds.now() + bounds.keptFor });
    return answer;
  }

  return async (url) => {
    const found = known(url.href);
    if (found) return found;
    const answer = underWay.get(url.href) ?? asked(url).finally(() => underWay.delete(url.href));
    underWay.set(url.href, answer);
    return answer;
  };
}
