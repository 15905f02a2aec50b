import { type Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface HttpRequest {
  readonly port: number;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** The connections that requests share; without it each opens its own. */
  readonly agent?: Agent;
}

export interface HttpAnswer {
  readonly status: number;
  /** The target of a redirect, without the query. */
  readonly location: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** One request to this machine with the Host header that is given; `fetch` would send its own. Redirects are not followed. */
export function httpRequest({ port, method = 'GET', path, headers = {}, body, agent }: HttpRequest): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: agent ?? false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const [location = ''] = (answer.headers.location ?? '').split('?');
        resolve({ status: answer.statusCode ?? 0, location, headers: answer.headers, body: Buffer.concat(pieces).toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
