import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { visitOf } from '#server/visit.ts';
import { NonceContext } from '#web/lib/nonce.tsx';
import { TextsContext } from '#web/lib/texts.tsx';

export const streamTimeout = 10_000;

interface Rendering {
  readonly request: Request;
  readonly status: number;
  readonly headers: Headers;
  readonly router: EntryContext;
}

export default function handleRequest(...args: [Request, number, Headers, EntryContext, RouterContextProvider]): Promise<Response> {
  const [request, status, headers, router, context] = args;
  return render({ request, status, headers, router }, context);
}

/** Streams the page from its shell on; paper has nothing to wait with, so it is sent when it is complete. */
function render({ request, status, headers, router }: Rendering, context: RouterContextProvider): Promise<Response> {
  const { nonce, locale, texts, isPaper } = visitOf(context);
  return new Promise((resolve, reject) => {
    const respond = () => {
      clearTimeout(timeout);
      const body = new PassThrough();
      headers.set('content-type', 'text/html; charset=utf-8');
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TextsContext value={{ locale, texts }}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </TextsContext>
      </NonceContext>,
      { nonce, [isPaper ? 'onAllReady' : 'onShellReady']: respond, onShellError: reject },
    );
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}
