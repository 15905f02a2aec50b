import { expect, test } from 'vitest';
import { bodyLimitAt, piecePath, uploadPath } from '#server/http/body-limit.ts';
import { streamPauses } from '#server/events/stream-limits.ts';
import { guideBlock } from '../support/guide.ts';

/** The settings of nginx in docs/FIRST-FIRM.md, held against what the product takes and sends. */
const settings = guideBlock('portal.conf');
const setting = (name: string) => new RegExp(`^\\s*${name} (.*);$`, 'm').exec(settings)?.[1];

test.each([uploadPath, piecePath, '/portals/new'])('nginx lets through what %s takes', (path) => {
  const megabytes = Number(/^(\d+)m$/.exec(setting('client_max_body_size') ?? '')?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(bodyLimitAt(path));
});

test('a file goes through as it comes, and the pace is limited by silence alone', () => {
  expect(setting('proxy_request_buffering')).toBe('off');
  // Nginx gives up after sixty seconds of silence; nothing on the page makes that shorter.
  expect(settings).not.toMatch(/_timeout/);
  expect(streamPauses.heartbeat).toBeLessThan(60_000);
});

test('the proxy says itself who asks, and how: nothing of it is taken from the caller', () => {
  expect(setting('proxy_set_header X-Forwarded-For')).toBe('$remote_addr');
  expect(setting('proxy_set_header X-Forwarded-Proto')).toBe('$scheme');
  expect(setting('proxy_set_header Host')).toBe('$host');
});
