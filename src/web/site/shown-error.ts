import type { Theme } from '#contracts/ids.ts';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';

/** The brand and the theme of the page that failed to load. */
export interface FailedLooks {
  readonly brand: ShownBrand;
  readonly theme: Theme;
  /** The addresses of the style sheets with the firm's own themes. */
  readonly styles: readonly string[];
  readonly isSignedIn: boolean;
}

/** The details of a failure on an error page. */
export interface ShownError {
  readonly status: number;
  /** As the catalogue names it; null for what it does not foresee. */
  readonly code: string | null;
  /** The product's own words for it; null when it has none. */
  readonly message: string | null;
  readonly requestId: string | null;
  /** The client as whom the portal is seen. */
  readonly viewing: string | null;
  /** Null for what failed before anything was known. */
  readonly looks: FailedLooks | null;
}

/** Reads the details of a failure. An unexpected failure has no message, so that the page reveals nothing of it. */
export function shownError(answer: { readonly status: number; readonly data: unknown } | null): ShownError {
  if (!answer) return { status: 500, code: null, message: null, requestId: null, viewing: null, looks: null };
  const { status } = answer;
  const data = (status === 503 ? saidBeforeThePage(answer.data) : null) ?? answer.data;
  return {
    status,
    code: textIn(data, 'code'),
    message: textIn(data, 'text'),
    requestId: textIn(data, 'requestId'),
    viewing: textIn(data, 'viewing'),
    looks: hasLooks(data) ? { brand: data.brand, theme: data.theme, styles: data.styles, isSignedIn: data.isSignedIn } : null,
  };
}

/** Reads an answer that the server sent without rendering a page: the text of an object with `error`. Null for any other data. */
function saidBeforeThePage(data: unknown): object | null {
  if (typeof data !== 'string') return null;
  try {
    const answer = JSON.parse(data) as { readonly error?: { readonly message?: unknown } } | null;
    return answer?.error ? { ...answer.error, text: answer.error.message } : null;
  } catch {
    return null; // words of something between us and the browser
  }
}

function hasLooks(data: unknown): data is FailedLooks {
  return typeof data === 'object' && data !== null && 'brand' in data && 'theme' in data && 'styles' in data && 'isSignedIn' in data;
}

function textIn(data: unknown, name: string): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const value = Object.entries(data).find(([key]) => key === name)?.[1];
  return typeof value === 'string' && value !== '' ? value : null;
}
