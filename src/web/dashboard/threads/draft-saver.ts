import type { SavedDraft } from '#contracts/threads.ts';
import { parseErrorCode } from '../../lib/send-upload.ts';

/** Milliseconds from the last key until what is typed is kept. */
const pause = 1000;

/** A file that has been uploaded, a document of the library, or one that is taken out. */
export type DraftChange =
  | { readonly upload: string; readonly 'file-name': string }
  | { readonly document: string }
  | { readonly detach: string };

export type DraftState = 'none' | 'saved' | 'lost';

interface Saving {
  readonly address: string;
  /** The thread that the message answers; null for a new message. */
  readonly thread: string | null;
  /** The id of the draft that the author continues; null if there is none. */
  readonly id: string | null;
  readonly onSaved: (saved: SavedDraft) => void;
  readonly onLost: () => void;
}

/** Milliseconds after which what does not answer is not kept. */
const longest = 10_000;

/** Keeps what is typed in a form, one time after the other, until the form is sent. */
export class DraftSaver {
  readonly #saving: Saving;
  #id: string | null;
  #form: HTMLFormElement | null = null;
  #timer = 0;
  #last: Promise<void> = Promise.resolve();
  #isOver = false;
  #underWay = 0;

  constructor(saving: Saving) {
    this.#saving = saving;
    this.#id = saving.id;
  }

  typed(form: HTMLFormElement): void {
    this.#isOver = false;
    this.#form = form;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.flush(), pause);
  }

  /** Saves pending changes at once. */
  flush(): void {
    clearTimeout(this.#timer);
    const form = this.#form;
    this.#form = null;
    if (form && !this.#isOver) void this.#keep(new FormData(form));
  }

  /** The form is sent: its draft goes with it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#form = null;
    this.#isOver = true;
  }

  /** True while a request is in progress; `settled` resolves when it has succeeded or failed. */
  get isSaving(): boolean {
    return this.#underWay > 0;
  }

  settled(): Promise<void> {
    return this.#last;
  }

  /** Throws it away with its files. */
  async discard(): Promise<void> {
    this.stop();
    await this.#queued(async () => {
      if (this.#id !== null) await this.#post(new URLSearchParams({ discard: this.#id }));
    });
  }

  /** Keeps what is typed, and puts a file to it or takes one out. The code of a refusal; null when it is done. */
  async change(form: HTMLFormElement, change: DraftChange): Promise<string | null> {
    clearTimeout(this.#timer);
    this.#form = null;
    const fields = new FormData(form);
    let refusal: string | null = null;
    await this.#queued(async () => {
      refusal = await this.#post(new URLSearchParams([...this.#placed(fields), ...Object.entries(change)]));
    });
    return refusal;
  }

  #keep(fields: FormData): Promise<void> {
    return this.#queued(async () => void (await this.#post(new URLSearchParams(this.#placed(fields)))));
  }

  #queued(work: () => Promise<void>): Promise<void> {
    this.#underWay += 1;
    this.#last = this.#last.then(work).finally(() => (this.#underWay -= 1));
    return this.#last;
  }

  #placed(fields: FormData): [string, string][] {
    const { thread } = this.#saving;
    if (thread === null) fields.set('draft', this.#id ?? '');
    else fields.set('thread', thread);
    return kept.flatMap((name): [string, string][] => {
      // A box comes after its hidden field, and the server reads the last one.
      const value = fields.getAll(name).at(-1);
      return typeof value === 'string' ? [[name, value]] : [];
    });
  }

  async #post(body: URLSearchParams): Promise<string | null> {
    const { address, onSaved, onLost } = this.#saving;
    const answer = await fetch(address, { method: 'POST', body, keepalive: true, signal: AbortSignal.timeout(longest) }).catch(() => null);
    const said: unknown = await answer?.json().catch(() => null);
    if (!answer?.ok || answer.redirected || said === null) {
      onLost();
      return parseErrorCode(said);
    }
    const saved = said as SavedDraft;
    this.#id = saved.id;
    onSaved(saved);
    return null;
  }
}

const kept = ['thread', 'draft', 'intent', 'recipient', 'subject', 'text', 'text.formatted', 'process', 'group', 'notify', 'copy'];
