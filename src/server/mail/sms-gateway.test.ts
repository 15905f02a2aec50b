import { expect, test } from 'vitest';
import { smsProvider } from '#tests/support/sms-provider.ts';
import { smsGateway } from './sms-gateway.ts';

const message = { id: '0192aaaa', recipient: '+44 20 7946 0047', subject: null, text: 'Το "PIN" σας: 012345 & μόνο', html: null };
const json = '{"to":"{to}","message":{"body":"{text}"},"ref":"{id}"}';

test('a text message is one POST with the configured header and the words in JSON', async () => {
  const { received, url } = await smsProvider((reply) => reply.writeHead(202).end('{}'));
  await smsGateway({ url, header: ['Authorization', 'Bearer key'], body: json }).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer key', 'content-type': 'application/json', 'idempotency-key': '0192aaaa' },
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({ to: message.recipient, message: { body: message.text }, ref: message.id });
});

test('or in a form', async () => {
  const { received, url } = await smsProvider((reply) => reply.end());
  await smsGateway({ url, header: null, body: 'From=Firm&To={to}&Body={text}' }).send(message);
  expect(received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({ From: 'Firm', To: message.recipient, Body: message.text });
});

test.each([400, 401, 429, 500])('an answer of %i is a failure, and tells nothing of the message', async (status) => {
  const { url } = await smsProvider((reply) => reply.writeHead(status).end(message.text));
  await expect(smsGateway({ url, header: null, body: json }).send(message)).rejects.toThrow(
    `The gateway for text messages answered with ${status}.`,
  );
});

test('a redirect is not followed', async () => {
  const { received, url } = await smsProvider((reply) => reply.writeHead(307, { location: '/elsewhere' }).end());
  await expect(smsGateway({ url, header: null, body: json }).send(message)).rejects.toThrow('answered with 307');
  expect(received).toHaveLength(1);
});

test('an endless answer is broken off', async () => {
  const { url } = await smsProvider((reply) => {
    const more = () => {
      if (reply.destroyed) return;
      if (reply.write('x'.repeat(10_000))) setImmediate(more);
      else reply.once('drain', more);
    };
    more();
  });
  await expect(smsGateway({ url, header: null, body: json }).send(message)).rejects.toThrow('too long an answer');
});

test('no one there is a failure', async () => {
  await expect(smsGateway({ url: 'http://127.0.0.1:1/messages', header: null, body: json }).send(message)).rejects.toThrow('fetch failed');
});
