import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtp } from './smtp.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: string;
}

let received: Received[];
let server: SMTPServer;
let url: string;

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
      done(address.startsWith('refused') ? new Error(`No mailbox ${address}`) : undefined);
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

const message = { id: '0192aaaa', recipient: 'ivy@home.example', subject: 'Your PIN', text: 'Το PIN σας: 012345', html: null };

test('a mail has its words and is known by its number, however often it is tried', async () => {
  await smtp({ url, from: 'Portal <portal@firm.example>' }).send(message);
  expect(received).toMatchObject([{ from: 'portal@firm.example', to: ['ivy@home.example'] }]);
  const [head = '', body = ''] = received[0]?.mail.split('\r\n\r\n') ?? [];
  expect(head).toContain('Subject: Your PIN');
  expect(head).toContain('Message-ID: <0192aaaa@firm.example>');
  expect(Buffer.from(body, head.includes('base64') ? 'base64' : 'utf8').toString()).toContain('012345');
});

test('the plain words stand beside the ones with looks', async () => {
  await smtp({ url, from: 'portal@firm.example' }).send({ ...message, text: 'plain', html: '<p>with looks</p>' });
  expect(received[0]?.mail).toContain('Content-Type: multipart/alternative');
  expect(received[0]?.mail).toContain('<p>with looks</p>');
  expect(received[0]?.mail).toMatch(/text\/plain[^<]*plain/);
});

test('one recipient is one recipient, whatever is in the address', async () => {
  const split = { ...message, recipient: 'ivy@home.example, eve@evil.example', subject: 'Your PIN\r\nBcc: eve@evil.example' };
  await smtp({ url, from: 'portal@firm.example' })
    .send(split)
    .catch(() => undefined);
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@evil.example');
});

// 0.0.0.0 leads to this machine as well, and is not known for it.
test('a mail that leaves this machine does not go unencrypted', async () => {
  const elsewhere = smtp({ url: url.replace('127.0.0.1', '0.0.0.0'), from: 'portal@firm.example' });
  await expect(elsewhere.send(message)).rejects.toThrow('ETLS');
  expect(received).toEqual([]);
});

test('a refusal is told by its number, without the words of the mail and without its reader', async () => {
  const sending = smtp({ url, from: 'portal@firm.example' }).send({ ...message, recipient: 'refused@home.example' });
  const failure: unknown = await sending.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  const told = JSON.stringify({ ...(failure as object), message: (failure as Error).message, stack: (failure as Error).stack });
  expect(told).toContain('EENVELOPE 550');
  for (const secret of ['012345', 'refused@home.example']) expect(told).not.toContain(secret);
});
