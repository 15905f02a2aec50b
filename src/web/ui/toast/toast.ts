/** A result in a corner of the page. Those with an action or a failure wait until they are closed. */
export interface Toast {
  readonly tone: 'positive' | 'negative' | 'neutral';
  readonly text: string;
  readonly detail?: string;
}

/** How long a result stays, in milliseconds. */
export const resultDuration = 5000;

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
