/** A result in a corner of the page. A failure waits until it is closed, an action longer than a result. */
export interface Toast {
  readonly tone: 'positive' | 'negative' | 'neutral';
  readonly text: string;
  readonly detail?: string;
  /** The action that the toast offers while it is visible. */
  readonly action?: {
    readonly label: string;
    readonly press: () => void;
    /** The duration of the offer, in milliseconds. */ readonly duration?: number;
  };
  /** True of a result that the reader sees by itself, as of a press on "Copy". */
  readonly isDiscrete?: boolean;
}

type Listener = (toast: Toast) => void;

const waiting: Toast[] = [];
let listener: Listener | null = null;

/** Shows a toast, at once or as soon as the page's toaster stands. Only in the browser. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** The one who shows them takes over, first those that were waiting. The answer ends that. */
export function listenForToasts(show: Listener): () => void {
  listener = show;
  for (const toast of waiting.splice(0)) show(toast);
  return () => {
    if (listener === show) listener = null;
  };
}
