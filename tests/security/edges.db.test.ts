import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type HttpRequest, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';

const product = await sharedProduct();
const host = `localhost:${product.port}`;
const form = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' };

const ask = (asked: Omit<HttpRequest, 'port'>) => httpRequest({ port: product.port, ...asked, headers: { host, ...asked.headers } });

/** A failure outside of the pages: a code, a sentence and the request's number, nothing of the machine. */
const failure = (code: string) => ({ error: { code, message: expect.any(String), requestId: expect.any(String) } });

describe('what is kept', () => {
  test.each(['/login', '/login.data', '/portals', '/portals.data', '/nowhere', '/health'])('no one keeps %s', async (path) => {
    expect((await ask({ path })).headers['cache-control']).toBe('no-store');
  });

  test('a guest’s browser asks about a page of the site each time, and no one between keeps it', async () => {
    expect((await ask({ path: '/' })).headers['cache-control']).toBe('private, no-cache');
  });

  test('the built files are kept for ever', async () => {
    const [, script = ''] = /"(\/assets\/[^"]+\.js)"/.exec((await ask({ path: '/login' })).body) ?? [];
    const answer = await ask({ path: script });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test.each([
    ['/assets/none.js', 404],
    ['/assets/', 404],
    ['/assets', 404],
    ['/assets/%2e%2e/%2e%2e/server/index.js', 400],
    ['/assets/..%2f..%2fserver%2findex.js', 404],
  ])('%s is no file of ours, and no one keeps the answer', async (path, status) => {
    const answer = await ask({ path });
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  test('a built file comes as the browser can unpack it', async () => {
    const [, script = ''] = /"(\/assets\/react-[^"]+\.js)"/.exec((await ask({ path: '/' })).body) ?? [];
    const answers = ['br', 'gzip', 'identity'].map(
      async (accepted) => (await ask({ path: script, headers: { 'accept-encoding': accepted } })).headers,
    );
    const encodings = (await Promise.all(answers)).map((headers) => headers['content-encoding']);
    expect(encodings).toEqual(['br', 'gzip', undefined]);
  });
});

describe('hosts', () => {
  test.each(['evil.example', 'localhost.', 'localhost:1:2', 'localhost@evil.example', 'constructor', 'other.localhost'])(
    '%s is none of ours, whatever is asked for',
    async (stranger) => {
      const answer = await ask({ path: '/login', headers: { host: stranger } });
      expect(answer.status).toBe(421);
      expect(JSON.parse(answer.body)).toEqual(failure('unknown-host'));
    },
  );

  test('anyone who looks after the machine asks for its health under any name', async () => {
    expect((await ask({ path: '/health', headers: { host: '10.0.0.7' } })).status).toBe(200);
  });
});

describe('requests that no page of ours makes', () => {
  test.each(['/api/../login', '/api/%2e%2e/login', '/api/v1/../../login'])(
    'what looks like the API and is a page of ours, %s, takes no other method',
    async (path) => {
      const body = 'intent=password&email=ivy%40home.example&password=no+password';
      expect((await ask({ method: 'DELETE', path, headers: { ...form, 'content-length': String(body.length) }, body })).status).toBe(405);
    },
  );

  test('a form of another site is refused in the words of the catalogue', async () => {
    const answer = await ask({ method: 'POST', path: '/login', headers: { ...form, origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toEqual(failure('foreign-origin'));
  });

  test.each(['same-site', 'cross-site', 'none'])('Sec-Fetch-Site %s changes nothing', async (site) => {
    expect((await ask({ method: 'POST', path: '/logout', headers: { ...form, 'sec-fetch-site': site } })).status).toBe(403);
  });

  test.each(['TRACE', 'PROPFIND', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('%s is no method here', async (method) => {
    const answer = await ask({ method, path: '/login', headers: form });
    expect([404, 405]).toContain(answer.status);
    expect(JSON.parse(answer.body)).toEqual(failure(answer.status === 404 ? 'not-found' : 'method-not-allowed'));
  });

  test.each(['/%', '/%c0%ae', 'http://evil.example/login'])('%s is no address', async (path) => {
    const answer = await ask({ path });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual(failure('bad-request'));
  });

  test('what Node reads without a host, or not at all, has our headers', async () => {
    for (const bytes of ['GET /login HTTP/1.1\r\n\r\n', 'no request\r\n\r\n']) {
      const socket = connect({ port: product.port, host: '127.0.0.1' });
      socket.end(bytes);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain('x-content-type-options: nosniff');
      expect(answer).toContain("base-uri 'none'");
      expect(answer).toContain('"code":"bad-request"');
    }
  });

  test('a form of two megabytes is not read', async () => {
    const answer = await ask({ method: 'POST', path: '/login', headers: form, body: `intent=password&password=${'x'.repeat(2_000_000)}` });
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toEqual(failure('too-large'));
  });

  test.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'multipart/form-data'])(
    'a form as %s is a mistake of anyone who sent it',
    async (type) => {
      for (const path of ['/login', '/preferences']) {
        const answer = await ask({ method: 'POST', path, headers: { ...form, 'content-type': type }, body: 'intent=resend' });
        expect(answer.status).toBe(400);
      }
    },
  );
});

describe('headers of every answer', () => {
  test.each(['/', '/health', '/nowhere', '/%'])('%s', async (path) => {
    const { headers } = await ask({ path });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each(['/health', '/ready', '/%', '/api/v1/data-health'])('%s is no page and does nothing in the browser', async (path) => {
    const { headers } = await ask({ path });
    expect(headers['content-security-policy']).toBe("default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  test('a page runs no script without its own nonce', async () => {
    const { headers, body } = await ask({ path: '/login' });
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(headers['content-security-policy']?.toString() ?? '') ?? [];
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(body).not.toMatch(/\son\w+="/);
  });
});
