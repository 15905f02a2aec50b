import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Unfinished {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The part of the body sent. The request announces one byte more. */
  readonly sent: Buffer;
}

export interface UnfinishedAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A POST whose body is announced and sent but for its last byte. */
export function unfinishedBody({ port, path, headers, sent }: Unfinished): {
  readonly asked: ClientRequest;
  readonly answered: Promise<UnfinishedAnswer>;
} {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent: false,
    headers: { ...headers, 'content-length': String(sent.length + 1) },
  });
  const answered = once(asked, 'response').then(async ([answer]) => {
    const { statusCode, headers: said } = answer;
    return { status: statusCode ?? 0, headers: said, body: await text(answer) };
  });
  asked.on('error', () => undefined);
  asked.write(sent);
  return { asked, answered };
}
