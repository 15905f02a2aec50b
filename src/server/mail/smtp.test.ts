import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Queries } from '../db/queries.ts';
import { smtp } from './smtp.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: string;
}

let received: Received[];
let server: SMTPServer;
let url: string;

/** Mail is sent after the commit, so nothing is asked of the transaction. */
const transaction = {} as Queries;

beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      text(stream).then((mail) => {
        received.push({ from, to, mail });
        done();
      }, done);
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('refused') ? new Error('No such mailbox') : undefined);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    }),
);

const message = { channel: 'email', recipient: 'ivy@home.example', subject: 'Your PIN', body: 'Το PIN σας: 012345' } as const;

test('a mail leaves when it is delivered, not before', async () => {
  const deliver = await smtp({ url, from: 'Portal <portal@firm.example>' }).send(transaction, message);
  expect(received).toEqual([]);
  await deliver();
  expect(received).toMatchObject([{ from: 'portal@firm.example', to: ['ivy@home.example'] }]);
  const [head = '', body = ''] = received[0]?.mail.split('\r\n\r\n') ?? [];
  expect(head).toContain('Subject: Your PIN');
  expect(Buffer.from(body, head.includes('base64') ? 'base64' : 'utf8').toString()).toContain('012345');
});

test('one recipient is one recipient, whatever is in the address', async () => {
  const deliver = await smtp({ url, from: 'portal@firm.example' }).send(transaction, {
    ...message,
    recipient: 'ivy@home.example, eve@evil.example',
    subject: 'Your PIN\r\nBcc: eve@evil.example',
  });
  await deliver().catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
});

test('a refusal is told, without the words of the mail', async () => {
  const deliver = await smtp({ url, from: 'portal@firm.example' }).send(transaction, { ...message, recipient: 'refused@home.example' });
  const failure: unknown = await deliver().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(JSON.stringify({ ...(failure as object), message: (failure as Error).message, stack: (failure as Error).stack })).not.toContain(
    '012345',
  );
});
