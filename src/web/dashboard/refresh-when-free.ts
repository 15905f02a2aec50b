/** Milliseconds: a page loads anew at most so often; and when it is looked again whether it may. */
const pauses = { least: 2000, again: 700 };

/** Loads a page anew as soon as no one is at something there: not under a panel that is open, nor under what is being typed. */
export class RefreshWhenFree {
  #refresh: (() => void) | null = null;
  #last = -Infinity;
  #timer = 0;

  /** Sets the function that refreshes the page; null while something is already loading. */
  learn(refresh: (() => void) | null): void {
    this.#refresh = refresh;
  }

  ask(): void {
    clearTimeout(this.#timer);
    const wait = this.#last + pauses.least - Date.now();
    if (wait > 0 || !this.#refresh || isOccupied()) {
      this.#timer = window.setTimeout(() => this.ask(), Math.max(wait, pauses.again));
      return;
    }
    this.#last = Date.now();
    this.#refresh();
  }

  /** Cancels a pending refresh when the page changes. */
  forget(): void {
    clearTimeout(this.#timer);
  }
}

const field = 'main :is(input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable])';

/** Returns true when a refresh would disturb the reader: a panel is open, they are typing, or the page is hidden. */
function isOccupied(): boolean {
  if (document.hidden || document.querySelector('dialog[open], [role="dialog"]')) return true;
  return document.activeElement?.matches(field) === true || [...document.querySelectorAll(field)].some(isTyped);
}

/** Returns true when a field has typed text that the form has not sent. */
function isTyped(element: Element): boolean {
  const isOfForm = element.closest('form')?.method === 'post';
  return (
    isOfForm && (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) && element.value !== element.defaultValue
  );
}
