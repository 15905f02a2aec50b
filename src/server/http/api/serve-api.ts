import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { recordRefusal } from '../../operations/audit/record-refusal.ts';
import { callKeyOf } from '../../operations/idempotency/form-key.ts';
import { deleteCache } from '../../operations/maintenance/delete-cache.ts';
import { refuseDuringMaintenance } from '../../operations/maintenance/refuse-shut-out.ts';
import type { Visit } from '../../visit.ts';
import { piecePath, uploadPath } from '../body-limit.ts';
import { HttpFailure } from '../http-failure.ts';
import { answerDataHealth } from './answer-data-health.ts';
import { answerImportFile } from './answer-import-file.ts';
import { answerFileNames, answerNewDelivery, answerNewDocument, answerUploadPiece } from './answer-upload.ts';
import { callables } from './callables.ts';

type VisitFor = (request: FastifyRequest, reply: FastifyReply) => Promise<Visit>;

/**
 * The addresses that are answered with JSON: for our own people by their cookies, for other systems by their credentials. What is asked of any
 * other address below `/api/`, or by another method, is told so in the same way.
 */
export function serveApi(app: Pick<FastifyInstance, 'route' | 'all' | 'addContentTypeParser'>, visitFor: VisitFor): void {
  const methods = new Map<string, string>();
  function serve(method: 'GET' | 'POST' | 'DELETE', url: string, work: (visit: Visit, request: FastifyRequest) => Promise<unknown>): void {
    methods.set(url, method);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return answered(await visitFor(request, reply), url, (visit) => work(visit, request));
    };
    app.route({ method, url, handler });
  }

  serve('GET', '/api/v1/data-health', (visit, { query }) => answerDataHealth(visit, query as Record<string, unknown>));
  serve('DELETE', '/api/v1/cache', async (visit) => {
    if (visit.actor.kind === 'guest') throw new AppError('sign-in-needed');
    return { portfolios: await deleteCache(visit) };
  });
  app.addContentTypeParser(
    'application/octet-stream',
    (_request: FastifyRequest, payload: unknown, done: (error: null, body: unknown) => void) => done(null, payload),
  );
  serve(
    'POST',
    uploadPath,
    unlessGuest((visit, { query, body }) => answerImportFile(visit, query as Record<string, unknown>, body)),
  );
  serve(
    'POST',
    piecePath,
    unlessGuest((visit, { query, body }) => answerUploadPiece(visit, query as Record<string, unknown>, body)),
  );
  const posted: Readonly<Record<string, (visit: Visit, body: unknown, key: string | null) => Promise<unknown>>> = {
    '/api/v1/documents': answerNewDocument,
    '/api/v1/delivery-files': answerFileNames,
    '/api/v1/deliveries': answerNewDelivery,
    ...Object.fromEntries(Object.entries(callables).map(([name, callable]) => [`/api/v1/callables/${name}`, callable])),
  };
  for (const [path, answer] of Object.entries(posted)) {
    serve(
      'POST',
      path,
      unlessGuest((visit, { body, headers }) => answer(visit, body, callKeyOf(headers['idempotency-key']))),
    );
  }
  // Before a body is read: whatever it is, nothing is done with it.
  const refuse = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const method = methods.get(url.split('?')[0] ?? '');
    if (method === undefined) throw new HttpFailure(404);
    reply.header('allow', method === 'GET' ? 'GET, HEAD' : method);
    throw new HttpFailure(405);
  };
  app.all('/api/*', { onRequest: refuse }, refuse);
}

function unlessGuest(work: (visit: Visit, request: FastifyRequest) => Promise<unknown>) {
  return async (visit: Visit, request: FastifyRequest) => {
    if (visit.actor.kind === 'guest') throw new AppError('sign-in-needed');
    await refuseDuringMaintenance(visit);
    return work(visit, request);
  };
}

/** Anyone who is refused is told of. */
async function answered<Result>(visit: Visit, path: string, work: (visit: Visit) => Promise<Result>): Promise<Result> {
  try {
    return await work(visit);
  } catch (error) {
    if (error instanceof AccessRefused) await recordRefusal(visit, path, error);
    throw error;
  }
}
