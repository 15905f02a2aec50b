import fastify from 'fastify';
import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { openLog } from '../log.ts';
import { respondFailure } from './respond-failure.ts';
import { HttpFailure } from './http-failure.ts';
import { respondOverloaded } from './respond-overloaded.ts';
import { OverloadError } from './overload-error.ts';

/** Returns the log of a demo after a request to the link of a mail ends so. */
async function told(ending: unknown): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: openLog('warn', { write: (line) => void lines.push(line) }) });
  app.setErrorHandler((error, request, reply) => respondFailure(error, request, reply, () => 'en'));
  app.post('/reset/:token', async (request, reply) => {
    if (ending instanceof OverloadError) return respondOverloaded(request, reply, ending, 'en');
    throw ending;
  });
  await app.inject({ method: 'POST', url: '/reset/0123secret?redirectTo=secret', headers: { host: 'evil.example' } });
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([
  ['a foreign origin', new AppError('foreign-origin'), 'foreign-origin'],
  ['a way in the open', new AppError('https-needed'), 'https-needed'],
  ['an unknown host', new HttpFailure(421), 'unknown-host'],
  ['a full fixture', new OverloadError('server-busy'), 'server-busy'],
])('%s stands in the log with its code, and without the secret of its address', async (_case, ending, code) => {
  const [line, ...more] = await told(ending);
  expect(line).toMatchObject({ level: 40, code, req: { method: 'POST', path: '/reset/…', host: 'evil.example', ip: '127.0.0.1' } });
  expect(more).toEqual([]);
  expect(JSON.stringify(line)).not.toContain('secret');
});

test.each([
  ['what is not there', new HttpFailure(404)],
  ['what the catalogue knows otherwise', new AppError('forbidden')],
])('%s is no warning', async (_case, ending) => {
  expect(await told(ending)).toEqual([]);
});
