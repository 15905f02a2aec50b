import { expect, test, vi } from 'vitest';
import { credentialsIn } from '../security/knockers.ts';
import { twoClients } from '../security/two-clients.ts';
import { httpRequest } from '../support/http-request.ts';
import { mailServer } from '../support/mail-server.ts';
import { runningProduct } from '../support/running-product.ts';

const { url, mails } = await mailServer();
const product = await runningProduct({ SMTP_URL: url, MAIL_FROM: 'Ashcombe & Hale <portal@firm.example>' });
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const host = `localhost:${product.port}`;

test('a mail about a portal brings its logo along, as a picture of the mail itself', async () => {
  const { rows } = await owner.query<{ id: string }>(
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
  }, 5000);

  expect(mail).toContain('Content-Type: multipart/related');
  expect(mail.replaceAll('=\r\n', '')).toMatch(/<img[^>]*src=3D"cid:logo"/);
  const part = /Content-ID: <logo>[\s\S]*?\r\n\r\n([\w+/=\r\n]+?)\r\n--/.exec(mail)?.[1] ?? '';
  const stored = await owner.query<{ content: Buffer }>('select content from images where portal_id = $1', [ids.portal]);
  expect(stored.rows).toHaveLength(1);
  expect(Buffer.from(part, 'base64')).toEqual(stored.rows[0]?.content);
});
