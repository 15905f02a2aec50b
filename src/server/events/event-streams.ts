import type { PoolConfig } from 'pg';
import type { LiveNews } from '#contracts/live-news.ts';
import { type Actor, system } from '#domain/actor.ts';
import type { Database } from '../db/database.ts';
import { type Change, type ChangeListener, listenForChanges } from './change-listener.ts';
import { canOpenStream, readersAtOnce, streamPauses } from './stream-limits.ts';

/** An open page, and who reads it. */
export interface Stream {
  readonly network: string;
  readonly person: string;
  /** The hash of the session's token, in hex. */
  readonly session: string;
  /** The client as whom it is read; null for oneself. */
  readonly viewedPerson: string | null;
  /** The actor who sees what the stream is told of. */
  readonly actor: Actor;
  readonly send: (news: LiveNews) => void;
  readonly beat: () => void;
  readonly end: () => void;
}

interface StreamsOf {
  readonly database: Database;
  readonly connection: PoolConfig;
  readonly onProblem: (error: unknown) => void;
}

/** The open pages of one firm in this process, and what they are told. It listens to the database while there is one. */
export class EventStreams {
  readonly #of: StreamsOf;
  readonly #open = new Set<Stream>();
  #listener: ChangeListener | null = null;
  #gathered: Change[] = [];
  #telling: NodeJS.Timeout | null = null;
  #isTelling = false;
  #timers: readonly NodeJS.Timeout[] = [];

  constructor(of: StreamsOf) {
    this.#of = of;
  }

  get size(): number {
    return this.#open.size;
  }

  mayOpen(next: Pick<Stream, 'network' | 'person' | 'session'>): boolean {
    return canOpenStream(this.#open, next);
  }

  /** From the answer on it hears everything. */
  async add(stream: Stream): Promise<void> {
    this.#open.add(stream);
    this.#begin();
    await this.#listener?.listens;
  }

  remove(stream: Stream): void {
    this.#open.delete(stream);
    if (this.#open.size === 0) void this.#stopListening();
  }

  /** Ends all of them. */
  async stop(): Promise<void> {
    for (const stream of this.#open) stream.end();
    this.#open.clear();
    await this.#stopListening();
  }

  #begin(): void {
    if (this.#listener) return;
    const { connection, onProblem } = this.#of;
    this.#listener = listenForChanges(connection, {
      onChange: (change) => this.#gather(change),
      onGap: () => this.#sendAll({ kind: 'again' }),
      onProblem,
    });
    this.#timers = [
      setInterval(() => void this.#endOver(), streamPauses.sessions),
      setInterval(() => this.#open.forEach((stream) => stream.beat()), streamPauses.heartbeat),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  async #stopListening(): Promise<void> {
    const listener = this.#listener;
    this.#listener = null;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#telling) clearTimeout(this.#telling);
    this.#telling = null;
    this.#gathered = [];
    await listener?.stop();
  }

  #sendAll(news: LiveNews): void {
    for (const stream of this.#open) stream.send(news);
  }

  /** Gathers changes that come at once: an import changes thousands of accounts. Those that come while some are told are told after them. */
  #gather(change: Change): void {
    this.#gathered.push(change);
    if (!this.#isTelling) this.#tellSoon();
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => void this.#tell(), streamPauses.gather);
  }

  async #tell(): Promise<void> {
    const changes = this.#gathered;
    this.#gathered = [];
    this.#telling = null;
    this.#isTelling = true;
    try {
      await this.#tellOf(changes);
    } finally {
      this.#isTelling = false;
      if (this.#gathered.length > 0) this.#tellSoon();
    }
  }

  async #tellOf(changes: readonly Change[]): Promise<void> {
    const idsOf = (kind: Change['kind']) => new Set(changes.flatMap((change) => (change.kind === kind ? change.ids : [])));
    const [notified, people] = [idsOf('notifications'), idsOf('people')];
    const changed = { accounts: idsOf('accounts'), threads: idsOf('threads'), portals: idsOf('portals') };
    for (const stream of this.#open) {
      if (notified.has(stream.person) && stream.viewedPerson === null) stream.send({ kind: 'notifications' });
      if (people.has(stream.person)) stream.send({ kind: 'people' });
    }
    if (changed.accounts.size + changed.threads.size + changed.portals.size === 0) return;
    const readers = this.#byReader();
    for (let start = 0; start < readers.length; start += readersAtOnce) {
      await this.#tellVisible(readers.slice(start, start + readersAtOnce), changed);
    }
  }

  /** Pages of one person are asked for once. */
  #byReader(): Reader[] {
    const streamsOf = Map.groupBy(this.#open, ({ person, viewedPerson }) => `${person} ${viewedPerson ?? ''}`);
    return [...streamsOf.values()].flatMap((streams) => (streams[0] ? [{ actor: streams[0].actor, streams }] : []));
  }

  async #tellVisible(readers: readonly Reader[], { accounts, threads, portals }: Told): Promise<void> {
    try {
      const actors = readers.map(({ actor }) => actor);
      const seenByAll = await this.#of.database
        .as(system('open-pages'))
        .read((snapshot) => snapshot.changes.visible(actors, [...accounts.union(threads)], [...portals]));
      for (const [nth, { streams }] of readers.entries()) {
        const seen = seenByAll[nth] ?? { accounts: [], portals: [] };
        const told = [
          { kind: 'accounts', ids: seen.accounts.filter((id) => accounts.has(id)) },
          { kind: 'threads', ids: seen.accounts.filter((id) => threads.has(id)) },
          { kind: 'portals', ids: seen.portals },
        ] as const;
        this.#sendTo(
          streams,
          told.filter(({ ids }) => ids.length > 0),
        );
      }
    } catch (error) {
      this.#of.onProblem(error);
      for (const { streams } of readers) this.#sendTo(streams, [{ kind: 'again' }]);
    }
  }

  #sendTo(streams: readonly Stream[], news: readonly LiveNews[]): void {
    for (const stream of streams) if (this.#open.has(stream)) for (const one of news) stream.send(one);
  }

  /** Ends the streams of sessions that are over, or look as someone else by now. */
  async #endOver(): Promise<void> {
    const looked = [...this.#open];
    if (looked.length === 0) return;
    try {
      const ids = [...new Set(looked.map(({ session }) => session))];
      const alive = await this.#of.database.as(system('session')).read((snapshot) => snapshot.sessions.viewedOf(ids));
      for (const stream of looked) {
        const isOver = !alive.has(stream.session);
        if (!isOver && alive.get(stream.session) === stream.viewedPerson) continue;
        stream.send({ kind: isOver ? 'ended' : 'again' });
        this.#open.delete(stream);
        stream.end();
      }
    } catch (error) {
      this.#of.onProblem(error);
      // In doubt no one hears any more; browsers come again.
      for (const stream of looked) stream.end();
    }
  }
}

/** A person, for themselves or as a client, and their open pages. */
interface Reader {
  readonly actor: Actor;
  readonly streams: readonly Stream[];
}

interface Told {
  readonly accounts: ReadonlySet<string>;
  readonly threads: ReadonlySet<string>;
  readonly portals: ReadonlySet<string>;
}
