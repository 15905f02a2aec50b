import { isId } from '#domain/is-id.ts';

/** The folder that was open last and what was selected, in its order: kept for a month, for the next choice. */
export interface MediaSelection {
  readonly folder: string | null;
  readonly ids: readonly string[];
}

const name = 'media-selection';
/** A longer selection loses its oldest: the browser sends the cookie with every request of the office. */
const maxKept = 40;
const divider = '.';
const seconds = 30 * 24 * 3600;

export function getSavedSelection(cookies = document.cookie): MediaSelection {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    const { folder, ids } = JSON.parse(decodeURIComponent(kept?.slice(name.length + 1) ?? '{}')) as Record<string, unknown>;
    return {
      folder: typeof folder === 'string' ? folder : null,
      ids: typeof ids === 'string' ? ids.split(divider).filter(isId).slice(-maxKept) : [],
    };
  } catch {
    return { folder: null, ids: [] };
  }
}

/** A selection as a cookie says it. */
export function selectionCookie({ folder, ids }: MediaSelection): string {
  const kept = { folder, ids: ids.slice(-maxKept).join(divider) };
  return `${name}=${encodeURIComponent(JSON.stringify(kept))}; path=/admin; max-age=${seconds}; samesite=lax`;
}

export function saveSelection(selection: MediaSelection): void {
  document.cookie = selectionCookie(selection);
}
