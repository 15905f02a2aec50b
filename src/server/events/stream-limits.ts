/** The number of streams that there may be at once: of a process, a network, a person, and a session, whose tabs share one (`web/lib/live/`). */
export const streamLimits = { process: 400, network: 100, person: 8, session: 3 } as const;

/** Milliseconds: how long changes are gathered, how often sessions are looked at, and how often a silent stream says that it is there. */
export const streamPauses = { gather: 200, sessions: 2500, heartbeat: 20_000 } as const;

/** The bytes of a stream that are kept until its reader takes them; with more it ends. */
export const maxUnread = 64_000;

/** The number of readers whose sight is asked at once. */
export const readersAtOnce = 100;

/** An open stream of a process. */
interface Counted {
  readonly network: string;
  readonly person: string;
  readonly session: string;
}

/** Tells whether one more stream may be opened beside those that are there. */
export function canOpenStream(open: Iterable<Counted>, next: Counted): boolean {
  const count = { process: 0, network: 0, person: 0, session: 0 };
  for (const one of open) {
    count.process += 1;
    for (const whose of ['network', 'person', 'session'] as const) if (one[whose] === next[whose]) count[whose] += 1;
  }
  return (Object.keys(count) as (keyof typeof count)[]).every((whose) => count[whose] < streamLimits[whose]);
}
