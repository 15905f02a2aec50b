import { expect, test, vi } from 'vitest';
import { credentialsIn } from '../security/access-actors.ts';
import { twoClients } from '../security/two-clients.ts';
import { signInFixture, password } from '../support/sign-in-fixture.ts';
import { httpRequest } from '../support/http-request.ts';
import { mailServer } from '../support/mail-server.ts';
import { smsProvider } from '../support/sms-provider.ts';
import { runningProduct } from '../support/running-product.ts';

const { url, mails } = await mailServer();
const gateway = await smsProvider();
const product = await runningProduct({
  SMTP_URL: url,
  MAIL_FROM: 'Ashcombe & Hale <portal@firm.example>',
  SMS_URL: gateway.url,
  SMS_HEADER: 'Authorization: Bearer key',
});
const fixture = signInFixture(product.database);
const host = `localhost:${product.port}`;

/** Milliseconds: what is not sent at once is sent when the job looks by itself, every minute. */
const beforeTheJobLooks = 45_000;

const left = () => product.database.owner.query('select state, text, content from outgoing_messages');

function givePassword(email: string) {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ intent: 'password', email, password }).toString();
  return httpRequest({ port: product.port, method: 'POST', path: '/login', headers, body });
}

test('a PIN is in the mailbox a moment after the password, with the firm’s looks, and then nowhere in the database', async () => {
  const ivy = await fixture.person('ivy');
  expect((await givePassword(ivy.email)).status).toBe(302);
  await vi.waitFor(() => expect(mails).toHaveLength(1), beforeTheJobLooks);

  const [mail = ''] = mails;
  expect(mail).toContain('Subject: Your PIN for Ashcombe & Hale');
  expect(mail).toMatch(/Message-ID: <[\da-f]{32}@firm\.example>/);
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('Content-Type: text/html');
  expect(mail.replaceAll(/=\r\n/g, '')).toMatch(/max-width:600px/);
  expect(mail.match(/\b\d{6}\b/g)?.length).toBeGreaterThan(1);
  await vi.waitFor(async () => expect((await left()).rows).toEqual([{ state: 'sent', text: null, content: null }]), beforeTheJobLooks);
});

test('a PIN for a telephone goes to the gateway for text messages', async () => {
  const otto = await fixture.person('otto');
  await product.database.owner.query("update user_security set phone = '+44 20 7946 0047' where user_id = $1", [otto.id]);
  await product.database.owner.query("update user_security set pin_target = 'sms' where user_id = $1", [otto.id]);
  await givePassword(otto.email);
  await vi.waitFor(() => expect(gateway.received).toHaveLength(1), beforeTheJobLooks);
  expect(gateway.received[0]?.headers.authorization).toBe('Bearer key');
  const sent = JSON.parse(gateway.received[0]?.body ?? '') as { to: string; text: string };
  expect(sent.to).toBe('+44 20 7946 0047');
  expect(sent.text).toMatch(/^Your PIN for Ashcombe & Hale is \d{6}\./);
  expect(mails).toHaveLength(1);
});

test('a mail about a portal brings its logo along, as a picture of the mail itself', async () => {
  const { ids, people } = await twoClients(product);
  const { rows } = await product.database.owner.query<{ id: string }>(
    "insert into accounts (portal_id, name, email, currency) values ($1, 'Fresh', 'fresh@home.example', 'GBP') returning replace(id::text, '-', '') as id",
    [ids.portal],
  );
  const { headers } = await credentialsIn(product.database, people)('admin');
  const answer = await httpRequest({
    port: product.port,
    method: 'POST',
    path: '/api/v1/callables/inviteClient',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data: { accountId: rows[0]?.id } }),
  });
  expect(answer.status).toBe(200);
  const mail = await vi.waitFor(() => {
    const invitation = mails.find((each) => each.includes('To: fresh@home.example'));
    if (!invitation) throw new Error('No invitation has arrived.');
    return invitation;
  }, beforeTheJobLooks);

  expect(mail).toContain('Content-Type: multipart/related');
  expect(mail.replaceAll('=\r\n', '')).toMatch(/<img[^>]*src=3D"cid:logo"/);
  const part = /Content-ID: <logo>[\s\S]*?\r\n\r\n([\w+/=\r\n]+?)\r\n--/.exec(mail)?.[1] ?? '';
  const stored = await product.database.owner.query<{ content: Buffer }>('select content from images where portal_id = $1', [ids.portal]);
  expect(stored.rows).toHaveLength(1);
  expect(Buffer.from(part, 'base64')).toEqual(stored.rows[0]?.content);
});
