import type { DeliveryLine } from '#contracts/deliveries.ts';
import type { Namesake, OtherRecipient } from '#contracts/library.ts';
import type { DocumentType } from '#domain/document/document-type.ts';
import { newUploadKey, UploadFailure } from '../../lib/send-upload.ts';
import type { UploadDetails } from './details-of-upload.ts';
import { checkDocumentName, sendDocument } from './send-document.ts';

/** The recipient and the details of the files chosen together. */
export interface UploadTarget extends UploadDetails {
  readonly account: string;
  readonly type: DocumentType;
  /** The title of the document, if it differs from the name of its file. */
  readonly title?: string;
  /** The action for a name that is taken; absent if the page asks the sender. */
  readonly sameName?: SameName;
  /** The line of a delivery that it is for. */
  readonly deliveryLine?: DeliveryLine;
}

export type SameName = 'copy' | 'replace';

export interface UploadItem {
  readonly key: string;
  readonly file: File;
  readonly target: UploadTarget;
  readonly state: 'waiting' | 'asking' | 'sending' | 'checking' | 'done' | 'failed';
  /** In bytes. */
  readonly sent: number;
  /** The code of a failure; empty where the connection was lost. */
  readonly failure: string;
  readonly savedAs: string | null;
}

/** A file whose name is taken: its sender says what becomes of it. */
export interface AskedName {
  readonly file: File;
  readonly namesake: Namesake;
  readonly answer: (answer: SameNameAnswer | null) => void;
}

export interface SameNameAnswer {
  readonly choice: SameName;
  /** For the files that come after it too. */
  readonly isForAll: boolean;
}

/** A file whose name has the ID of someone else in it: its sender says whether it is meant for the one chosen all the same. */
export interface AskedRecipient extends OtherRecipient {
  readonly file: File;
  readonly answer: (isForThem: boolean) => void;
}

export interface Uploading {
  readonly items: readonly UploadItem[];
  readonly asked: AskedName | null;
  readonly askedRecipient: AskedRecipient | null;
  /** The file that arrived last, by the name that it was kept under. */
  readonly arrived: { readonly fileName: string } | null;
}

/** The time that an arrived file stays in the list, in milliseconds. */
const shownAfterwards = 60_000;

/** Files on their way to the library, one after the other; each that fails can be tried again alone. */
export class UploadQueue {
  #state: Uploading = { items: [], asked: null, askedRecipient: null, arrived: null };
  readonly #portal: string;
  readonly #keepsArrived: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #stops = new Map<string, AbortController>();
  #last: Promise<void> = Promise.resolve();

  /** Creates a queue. Arrived files stay in the list if `keepsArrived` is true. */
  constructor(portal: string, { keepsArrived = false }: { readonly keepsArrived?: boolean } = {}) {
    this.#portal = portal;
    this.#keepsArrived = keepsArrived;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly now = (): Uploading => this.#state;

  readonly add = (files: readonly File[], target: UploadTarget): void => {
    const rest = { target, state: 'waiting', sent: 0, failure: '', savedAs: null } as const;
    const wanted = files.map((file): UploadItem => ({ ...rest, key: newUploadKey(), file }));
    this.#set({ items: [...this.#state.items, ...wanted] });
    this.#enqueue(wanted);
  };

  readonly retry = (key: string): void => {
    const item = this.#state.items.find((each) => each.key === key);
    if (!item) return;
    this.#change(key, { state: 'waiting' });
    this.#enqueue([item]);
  };

  readonly stop = (key: string): void => {
    this.#stops.get(key)?.abort();
    this.#drop(key);
  };

  #enqueue(items: readonly UploadItem[]): void {
    const forAll: ForAll = { choice: null };
    for (const item of items) {
      const stop = new AbortController();
      this.#stops.set(item.key, stop);
      this.#last = this.#last.then(async () => {
        if (!stop.signal.aborted) await this.#send(item, forAll, stop.signal);
      });
    }
  }

  async #send(item: UploadItem, forAll: ForAll, signal: AbortSignal): Promise<void> {
    const { key, file } = item;
    try {
      const settled = await this.#settle(item, forAll);
      if (settled === 'stopped') return this.#drop(key);
      const fileName = await this.#sendAs(item, settled, signal);
      this.#change(key, { state: 'done', sent: file.size, savedAs: fileName });
      if (!this.#keepsArrived) setTimeout(() => this.#drop(key), shownAfterwards);
      this.#set({ arrived: { fileName } });
    } catch (error) {
      if (!signal.aborted) this.#change(key, { state: 'failed', failure: error instanceof UploadFailure ? error.code : '' });
    }
  }

  async #sendAs({ key, file, target }: UploadItem, settled: Settled, signal: AbortSignal): Promise<string> {
    this.#change(key, { state: 'sending', failure: '' });
    const { fileName } = await sendDocument({
      ...target,
      portal: this.#portal,
      key,
      file,
      ...settled,
      signal,
      onSent: (sent) => this.#change(key, { sent }),
      onAll: () => this.#change(key, { state: 'checking' }),
    });
    return fileName;
  }

  /** Asks its sender what the name of a file leaves open. */
  async #settle(item: UploadItem, forAll: ForAll): Promise<Settled | 'stopped'> {
    const { file, target } = item;
    if (target.sameName) return { sameName: target.sameName, isForThem: false };
    const { namesake, otherRecipient } = await checkDocumentName({ portal: this.#portal, account: target.account, name: file.name });
    if (otherRecipient && !(await this.#isForThem(item, otherRecipient))) return 'stopped';
    const sameName = namesake && (await this.#sameNameOf(item, namesake, forAll));
    return sameName === 'stopped' ? 'stopped' : { sameName, isForThem: otherRecipient !== null };
  }

  async #isForThem({ key, file }: UploadItem, other: OtherRecipient): Promise<boolean> {
    this.#change(key, { state: 'asking' });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#set({ askedRecipient: { ...other, file, answer: resolve } });
    const isForThem = await promise;
    this.#set({ askedRecipient: null });
    return isForThem;
  }

  /** Asks what to do with a name that is taken, unless that was said before for all. */
  async #sameNameOf({ key, file }: UploadItem, namesake: Namesake, forAll: ForAll): Promise<SameName | 'stopped'> {
    if (forAll.choice !== null && (forAll.choice === 'copy' || namesake.mayReplace)) return forAll.choice;
    this.#change(key, { state: 'asking' });
    const { promise, resolve } = Promise.withResolvers<SameNameAnswer | null>();
    this.#set({ asked: { file, namesake, answer: resolve } });
    const answer = await promise;
    this.#set({ asked: null });
    if (answer?.isForAll) forAll.choice = answer.choice;
    return answer?.choice ?? 'stopped';
  }

  #change(key: string, changed: Partial<UploadItem>): void {
    this.#set({ items: this.#state.items.map((each) => (each.key === key ? { ...each, ...changed } : each)) });
  }

  #drop(key: string): void {
    this.#set({ items: this.#state.items.filter((each) => each.key !== key) });
  }

  #set(changed: Partial<Uploading>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}

interface Settled {
  readonly sameName: SameName | null;
  readonly isForThem: boolean;
}

interface ForAll {
  choice: SameName | null;
}
