import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { openLog } from '../log.ts';
import { respondFailure } from './respond-failure.ts';

const away = Object.assign(new AppError('database-unavailable'), { cause: new Error('connect ECONNREFUSED 10.0.0.7:5432') });

async function answered({ url, accept, locale }: { url: string; accept: string; locale: 'en' | 'el' }) {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: openLog('warn', { write: (line) => void lines.push(line) }) });
  app.setErrorHandler((error, request, reply) => respondFailure(error, request, reply, () => locale));
  app.get('*', () => {
    throw away;
  });
  return { ...(await app.inject({ url, headers: { accept } })), lines };
}

describe('what is not to be had at the moment', () => {
  test.each([
    ['en', 'We cannot load your data at the moment. Try again in a few seconds.', 'Retry'],
    ['el', 'Τα δεδομένα δεν είναι διαθέσιμα αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.', 'Νέα προσπάθεια'],
  ] as const)('is a page for a browser, in %s', async (locale, words, link) => {
    const { statusCode, headers, body, lines } = await answered({ url: '/portals', accept: 'text/html,*/*', locale });
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([503, '5', 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<p>${words}</p>`);
    expect(body).toContain(link);
    expect(body).not.toContain('10.0.0.7');
    expect(lines.join('')).toContain('ECONNREFUSED 10.0.0.7');
  });

  test('is the same sentence for our own pages, with the number of the request', async () => {
    const { statusCode, headers, body } = await answered({ url: '/portals.data', accept: '*/*', locale: 'el' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body)).toEqual({
      error: {
        code: 'database-unavailable',
        message: expect.stringContaining('Τα δεδομένα δεν είναι διαθέσιμα'),
        requestId: expect.any(String),
      },
    });
  });

  test('is English JSON under /api, whatever is accepted', async () => {
    const { statusCode, headers, body } = await answered({ url: '/api/v1/data-health', accept: 'text/html', locale: 'el' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(body)).toEqual({
      error: { code: 'database-unavailable', message: expect.stringContaining('We cannot load your data'), requestId: expect.any(String) },
    });
  });
});
