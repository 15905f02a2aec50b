import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { FiguresAnswer, FiguresWork } from './figures-work.ts';

/** PostgreSQL works beside each thread; more than these wait for it. */
const maxThreads = Math.min(availableParallelism(), 4);

/** Room for what one batch of accounts leaves behind: with the usual 16 MB a third of the time goes into moving it about. */
const maxYoungGenerationSizeMb = 64;

/** From so many accounts on it is quicker to be many. */
const manyAccounts = 40;

/**
 * The threads that compute figures, so that anyone who answers requests in this process goes on answering. Each has connections
 * of its own and takes the accounts that no other has taken. They begin when there is work and end with `stop`.
 */
export class FiguresPool {
  readonly #threads: FiguresThread[] = [];

  /** @param backlog how many accounts are out of date */
  async refresh(work: FiguresWork, backlog: number): Promise<{ readonly accounts: number }> {
    if (backlog === 0) return { accounts: 0 };
    const count = backlog >= manyAccounts ? maxThreads : 1;
    while (this.#threads.length < count) this.#threads.push(new FiguresThread());
    const done = await Promise.all(this.#threads.slice(0, count).map((thread) => thread.refresh(work)));
    return { accounts: done.reduce((total, accounts) => total + accounts, 0) };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map((thread) => thread.stop()));
  }
}

interface Waiting {
  readonly resolve: (accounts: number) => void;
  readonly reject: (error: Error) => void;
}

/** One thread; when it dies, what it was asked fails and the next question begins another. */
class FiguresThread {
  #worker: Worker | null = null;
  #number = 0;
  readonly #waiting = new Map<number, Waiting>();

  refresh(work: FiguresWork): Promise<number> {
    this.#worker ??= this.#begun();
    this.#number += 1;
    const number = this.#number;
    this.#worker.postMessage({ ...work, number }, []);
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.postMessage('stop', []);
    await ended;
  }

  #begun(): Worker {
    const worker = new Worker(new URL('./figures-thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb } });
    worker.on('message', (answer: FiguresAnswer) => this.#told(answer));
    worker.on('error', (error: Error) => this.#failed(error));
    worker.on('exit', () => this.#failed(new Error('The thread that computes figures has ended.')));
    return worker;
  }

  #told(answer: FiguresAnswer): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('failure' in answer) waiting?.reject(new Error(answer.failure));
    else waiting?.resolve(answer.accounts);
  }

  #failed(error: Error): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
