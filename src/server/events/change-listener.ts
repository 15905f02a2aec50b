import { setTimeout as wait } from 'node:timers/promises';
import { Client, type PoolConfig } from 'pg';
import { type ChangeKind, changeKinds } from '#contracts/live-news.ts';
import { isId } from '#domain/is-id.ts';

/** Something that was committed. */
export interface Change {
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
}

export interface ChangeListener {
  /** Done once it listens for the first time. */
  readonly listens: Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Hearing {
  readonly onChange: (change: Change) => void;
  /** It was deaf for a while, and hears again. */
  readonly onGap: () => void;
  readonly onProblem: (error: Error) => void;
}

/** Milliseconds until a connection that was lost is made anew; and how often one that says nothing is asked whether it is still there. */
const pauses = { reconnect: 1000, check: 15_000, answer: 5000 };

/** One connection to a database that hears what transactions of any process have told of (`tell_change`). It connects again by itself. */
export function listenForChanges(connection: PoolConfig, hearing: Hearing): ChangeListener {
  const stopped = new AbortController();
  const { signal } = stopped;
  const first = Promise.withResolvers<void>();
  const running = listenUntil(signal, connection, {
    ...hearing,
    onListening: (isFirst) => (isFirst ? first.resolve() : hearing.onGap()),
  });
  return {
    listens: first.promise,
    stop: async () => {
      stopped.abort();
      first.resolve();
      await running;
    },
  };
}

interface Listening extends Hearing {
  readonly onListening: (isFirst: boolean) => void;
}

async function listenUntil(signal: AbortSignal, connection: PoolConfig, listening: Listening): Promise<void> {
  let isFirst = true;
  while (!signal.aborted) {
    const { onChange } = listening;
    const onListening = () => {
      listening.onListening(isFirst);
      isFirst = false;
    };
    await hear(signal, connection, { onChange, onListening }).catch((error: unknown) => {
      if (!signal.aborted) listening.onProblem(error as Error);
    });
    await wait(pauses.reconnect, undefined, { signal }).catch(() => undefined);
  }
}

interface Heard extends Pick<Hearing, 'onChange'> {
  readonly onListening: () => void;
}

/** Until the connection ends. */
async function hear(signal: AbortSignal, connection: PoolConfig, { onChange, onListening }: Heard): Promise<void> {
  const client = new Client({ ...connection, keepAlive: true, connectionTimeoutMillis: pauses.answer, query_timeout: pauses.answer });
  const end = () => void client.end().catch(() => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('end', resolve);
  });
  ended.catch(() => undefined);
  client.on('notification', ({ payload = '' }) => {
    const change = changeIn(payload);
    if (change) onChange(change);
  });
  signal.addEventListener('abort', end);
  try {
    await client.connect();
    await client.query('listen changes');
    onListening();
    await Promise.race([ended, askWhile(signal, client)]);
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

/** @throws when the other side does not answer. */
async function askWhile(signal: AbortSignal, client: Client): Promise<void> {
  while (!signal.aborted) {
    await wait(pauses.check, undefined, { signal, ref: false }).catch(() => undefined);
    if (!signal.aborted) await client.query('select');
  }
}

/** Parses a notification of the database. Anyone with a connection can send one, so other shapes are ignored. */
export function changeIn(payload: string): Change | null {
  const [kind, ids = ''] = payload.split(' ');
  const known = changeKinds.find((each) => each === kind);
  const all = ids.split(',');
  return known && all.every(isId) ? { kind: known, ids: all } : null;
}
