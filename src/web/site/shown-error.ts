/** What an error page says of a failure. */
export interface ShownError {
  readonly status: number;
  /** The product's own words for it; null when it has none. */
  readonly message: string | null;
  readonly requestId: string | null;
}

/** What we did not foresee has no message of its own: nothing of it is shown. */
export function shownError(answer: { readonly status: number; readonly data: unknown } | null): ShownError {
  if (!answer) return { status: 500, message: null, requestId: null };
  const { status, data } = answer;
  return { status, message: textIn(data, 'text'), requestId: textIn(data, 'requestId') };
}

function textIn(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
