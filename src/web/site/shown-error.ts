/** What an error page says of a failure. */
export interface ShownError {
  readonly status: number;
  /** The product's own words for it; null when it has none. */
  readonly message: string | null;
  readonly requestId: string | null;
  /** The client as whom the portal is seen. */
  readonly viewing: string | null;
}

/** What we did not foresee has no message of its own: nothing of it is shown. */
export function shownError(answer: { readonly status: number; readonly data: unknown } | null): ShownError {
  if (!answer) return { status: 500, message: null, requestId: null, viewing: null };
  const { status, data } = answer;
  return { status, message: textIn(data, 'text'), requestId: textIn(data, 'requestId'), viewing: textIn(data, 'viewing') };
}

function textIn(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
