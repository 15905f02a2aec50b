import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { isCacheable, cachePage } from '#routes/cache-page.ts';
import { getRequestContext } from '#server/request-context.ts';
import { NonceContext } from '#web/lib/nonce.tsx';
import { TextsContext } from '#web/lib/texts.tsx';

export const streamTimeout = 10_000;

interface Rendering {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly router: EntryContext;
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (!isRefusal && !request.signal.aborted) getRequestContext(context).onFailure(error);
};

export default function handleRequest(...args: [Request, number, Headers, EntryContext, RouterContextProvider]): Promise<Response> {
  const [request, status, headers, router, context] = args;
  return render({ request, status, headers, router }, context);
}

/**
 * Streams the page from its shell on, with what is ready in its place: by default React sends a fallback first for whatever comes after 12,800 bytes,
 * and the page jumps. Paper has nothing to wait with: it is sent when it is complete, and fails when any of it fails. Pages that guests' browsers keep
 * are whole as well.
 */
function render({ request, status, headers, router }: Rendering, context: RouterContextProvider): Promise<Response> {
  const requestContext = getRequestContext(context);
  const { nonce, locale, texts, isPaper, onFailure } = requestContext;
  const isKept = isCacheable({ request, status, router }, requestContext);
  return new Promise((resolve, reject) => {
    let isSent = false;
    const failed = (error: unknown) => {
      if (isSent) onFailure(error);
    };
    const respond = () => {
      clearTimeout(timeout);
      isSent = true;
      const body = new PassThrough();
      headers.set('content-type', 'text/html; charset=utf-8');
      pipe(body);
      if (isKept) buffer(body).then((page) => resolve(cachePage(page, headers, requestContext)), reject);
      else resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsContext value={{ locale, texts }}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </TextsContext>
      </NonceContext>,
      {
        nonce,
        onShellError: reject,
        progressiveChunkSize: Infinity,
        ...(isPaper || isKept ? { onAllReady: respond, onError: reject } : { onShellReady: respond, onError: failed }),
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
