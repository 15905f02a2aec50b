import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A provider of text messages for a test file: remembers what it was asked, and answers as it is told. */
export async function smsProvider(answer: (reply: ServerResponse) => void = (reply) => void reply.end()) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ method: request.method, headers: request.headers, body });
      answer(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages` };
}
