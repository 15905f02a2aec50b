import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { workbookOf } from '#tests/support/spreadsheet.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { parseSampleRows } from '../operations/import/read/sample-rows.ts';
import { storedContent } from '../operations/import/read/stored-content.ts';
import { hangUpOf } from './hang-up-of.ts';

const book = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>');
const shape = { format: 'xlsx', encoding: 'utf-8', separator: ',' } as const;
const inTurn = concurrencyLimit({ atOnce: 1, waiting: 3, longestWait: 10_000 });
const app = fastify();
const ends: string[] = [];
let begun = 0;
const opened = Promise.withResolvers<void>();

/** The bytes of the workbook, which come once they may. */
async function slowly(): Promise<Buffer> {
  begun += 1;
  await opened.promise;
  return book;
}

app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
app.post('/:name', async ({ params, body }, reply) => {
  const { name } = params as { name: string };
  const signal = hangUpOf(reply);
  // The body is read whole before: by then Fastify's own signal has aborted.
  await (body as Readable).resume().toArray();
  const content = storedContent(async () => (await slowly()) as never, { id: name, size: book.length, signal });
  return inTurn(() => parseSampleRows(content, shape, 10), name, signal).catch((error: unknown) => {
    ends.push(`${name} ${(error as { code?: string }).code}`);
    throw error;
  });
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => app.close());
const { port } = app.server.address() as AddressInfo;

function send(name: string) {
  const headers = { 'content-type': 'application/octet-stream', 'content-length': '3' };
  const sent = request({ host: '127.0.0.1', port, method: 'POST', path: `/${name}`, headers, agent: false });
  sent.on('error', () => undefined);
  sent.end('row');
  return sent;
}

test('who hangs up waits no longer for a workbook, and whose is read ends its reading for the next', async () => {
  const reading = send('reading');
  await expect.poll(() => begun).toBe(1);
  const waiting = send('waiting');
  const next = send('next');
  await pause(50);
  waiting.destroy();
  await expect.poll(() => ends).toEqual(['waiting server-busy']);
  reading.destroy();
  await pause(50);
  opened.resolve();
  const [answer] = (await once(next, 'response')) as [Readable & { statusCode: number }];
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(Buffer.concat(await answer.toArray()).toString())).toEqual({ rows: [['1']], lines: [1] });
  expect(ends).toEqual(['waiting server-busy', 'reading server-busy']);
});
