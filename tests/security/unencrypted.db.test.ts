import { expect, test } from 'vitest';
import { httpRequest } from '../support/http-request.ts';
import { runningProduct } from '../support/running-product.ts';

const host = 'portal.firm.example';
const product = await runningProduct({
  NODE_ENV: 'production',
  HOSTS: `${host}=default`,
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'portal@firm.example',
});

const ask = (path: string, headers: Record<string, string>) => httpRequest({ port: product.port, path, headers: { host, ...headers } });

test.each(['/', '/login', '/api/v1/data-health'])('%s is answered to anyone who came by https, and says so', async (path) => {
  const answer = await ask(path, { 'x-forwarded-proto': 'https' });
  expect(answer.status).not.toBe(403);
  expect(answer.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test.each(['/', '/login', '/api/v1/data-health'])('%s is not answered to anyone who came without', async (path) => {
  for (const headers of [{}, { 'x-forwarded-proto': 'http' }]) {
    const answer = await ask(path, headers);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { code: 'https-needed' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test.each(['/health', '/ready'])('anyone who looks after the machine asks for %s as before', async (path) => {
  expect((await ask(path, {})).status).toBe(200);
});
