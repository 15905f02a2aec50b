import { href } from 'react-router';
import type { SessionTimes } from '#contracts/people/session-times.ts';
import { lastTold } from './last-told.ts';
import { deadlinesIn, deadlinesOf, phaseOf, type SessionDeadlines, type SessionPhase, untilNextPhase } from './session-deadlines.ts';

const storageKey = 'session-deadlines';
const channelName = 'session';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** The reason why a page leaves for the login page. */
type Ending = 'inactive' | 'signedOut';

/** The messages between the tabs of a browser. */
type Message = { readonly kind: 'moved'; readonly deadlines: SessionDeadlines } | { readonly kind: 'ended'; readonly ending: Ending };

/**
 * Mirrors in one tab the deadline of the session that the server keeps. Storage has it for tabs that slept, a channel tells those
 * that are awake. Anyone who does something or loads a page moves it, by an explicit call at most once a minute; loading data does not.
 * When it has passed, or another tab has signed out, the page leaves for the login page, where the server has the last word.
 */
export class SessionClock {
  readonly #person: string;
  readonly #onPhase: (phase: SessionPhase) => void;
  readonly #channel = new BroadcastChannel(channelName);
  readonly #stopped = new AbortController();
  #deadlines: SessionDeadlines | null = null;
  readonly #lastTold = lastTold(sessionStorage);
  #timer = 0;

  constructor(person: string, onPhase: (phase: SessionPhase) => void) {
    this.#person = person;
    this.#onPhase = onPhase;
  }

  /** Runs until the answer is called, with the first deadline that it learns. */
  start(): () => void {
    const { signal } = this.#stopped;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    for (const sign of signs) globalThis.addEventListener(sign, () => this.#somebodyIsThere(), { passive: true, signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#somebodyIsThere();
    return () => {
      clearTimeout(this.#timer);
      this.#stopped.abort();
      this.#channel.close();
    };
  }

  /** The server has said how long the session lives. */
  learn(times: SessionTimes): void {
    this.#tell(deadlinesOf(times, Date.now()));
  }

  /** Moves the deadline. Without a network it stays, and the next sign of life tries again. */
  async stay(): Promise<void> {
    this.#lastTold.note(Date.now());
    // A click that leaves for another page must not take the call with it.
    const answer = await fetch(href('/session/activity'), { method: 'POST', keepalive: true }).catch(() => null);
    if (answer?.redirected || answer?.status === 401) leave('inactive');
    else if (answer?.ok) this.learn((await answer.json()) as SessionTimes);
  }

  #somebodyIsThere(): void {
    if (this.#lastTold.isDue(Date.now())) void this.stay();
  }

  #hear(message: Message): void {
    if (message.kind === 'ended') leave(message.ending);
    else if (message.deadlines.person === this.#person) this.#keep(message.deadlines);
    else globalThis.location.reload(); // someone else signed in beside this tab
  }

  #tell(deadlines: SessionDeadlines): void {
    localStorage.setItem(storageKey, JSON.stringify(deadlines));
    this.#channel.postMessage({ kind: 'moved', deadlines } satisfies Message);
    this.#keep(deadlines);
  }

  #keep(deadlines: SessionDeadlines): void {
    this.#deadlines = deadlines;
    this.#look();
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (!this.#deadlines) return;
    const phase = phaseOf(this.#deadlines, Date.now());
    if (phase.kind === 'over') return this.#end();
    this.#onPhase(phase);
    this.#timer = window.setTimeout(() => this.#look(), untilNextPhase(this.#deadlines, Date.now()));
  }

  /** Unless a tab that was awake while this one slept knows a later deadline. */
  #end(): void {
    const known = deadlinesIn(localStorage.getItem(storageKey));
    if (known?.person === this.#person && phaseOf(known, Date.now()).kind !== 'over') this.#keep(known);
    else leave('inactive');
  }
}

/** On a page without a session: whatever an earlier one left is removed, and the other tabs leave too. */
export function forgetSession(): void {
  if (localStorage.getItem(storageKey) === null) return;
  localStorage.removeItem(storageKey);
  const isInactive = new URLSearchParams(globalThis.location.search).has('inactive' satisfies Ending);
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ kind: 'ended', ending: isInactive ? 'inactive' : 'signedOut' } satisfies Message);
  channel.close();
}

function leave(ending: Ending): void {
  const { pathname, search } = globalThis.location;
  globalThis.location.assign(`${href('/login')}?${ending}&redirectTo=${encodeURIComponent(pathname + search)}`);
}
