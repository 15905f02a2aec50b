/** The folder that was open last and the picture that was chosen there: kept for a month, for the next choice. */
export interface MediaSelection {
  readonly folder: string | null;
  readonly id: string | null;
}

const name = 'media-selection';
const seconds = 30 * 24 * 3600;

export function getSavedSelection(cookies = document.cookie): MediaSelection {
  const kept = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  try {
    const { folder, id } = JSON.parse(decodeURIComponent(kept?.slice(name.length + 1) ?? '{}')) as Partial<MediaSelection>;
    return { folder: typeof folder === 'string' ? folder : null, id: typeof id === 'string' ? id : null };
  } catch {
    return { folder: null, id: null };
  }
}

export function saveSelection(selection: MediaSelection): void {
  document.cookie = `${name}=${encodeURIComponent(JSON.stringify(selection))}; path=/admin; max-age=${seconds}; samesite=lax`;
}
