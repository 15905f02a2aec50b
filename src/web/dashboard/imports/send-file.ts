interface Sent {
  readonly importId: string;
  readonly portalId: string;
  readonly file: File;
  /** Reports the share of the file sent so far, from 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Sends a file to its import. Null when it is there; else the code of the failure, '' where no answer came. */
export function sendFile({ importId, portalId, file, onShare }: Sent): Promise<string | null> {
  const query = new URLSearchParams({ portal: portalId, import: importId, name: file.name });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/v1/import-files?${query}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total === 0 ? 1 : loaded / total));
  request.addEventListener('load', () => resolve(request.status < 300 ? null : codeOf(request.response)));
  request.addEventListener('error', () => resolve(''));
  request.addEventListener('abort', () => resolve(''));
  request.send(file);
  return promise;
}

function codeOf(answer: unknown): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly code?: unknown } };
  return typeof error?.code === 'string' ? error.code : '';
}
