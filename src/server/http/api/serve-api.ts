import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { recordRefusal } from '../../operations/audit/record-refusal.ts';
import { callKeyOf } from '../../operations/idempotency/form-key.ts';
import { deleteCache } from '../../operations/maintenance/delete-cache.ts';
import { requireNoMaintenance } from '../../operations/maintenance/require-portal-open.ts';
import { requireProjectionScope } from '../../operations/projections-api/served-account.ts';
import type { RequestContext } from '../../request-context.ts';
import { piecePath, uploadPath } from '../body-limit.ts';
import { hangUpOf } from '../hang-up-of.ts';
import { HttpFailure } from '../http-failure.ts';
import { respondDataHealth } from './data-health-endpoint.ts';
import { receiveImportFile } from './import-file-endpoint.ts';
import { matchFileNames, createDeliveryFromUpload, createDocumentFromUpload, receiveUploadPiece } from './upload-endpoints.ts';
import { callables } from './callables.ts';
import { grantToken, projectionCalls } from './projection-calls.ts';
import { reportingEndpoints } from './reporting/serve-reporting.ts';
import { tokenPath } from './token-path.ts';

type Work = (context: RequestContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
type Serve = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, work: Work) => void;
type OpenContext = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

/**
 * The addresses that are answered with JSON: for our own people by their cookies, for other systems by their credentials. What is asked of any
 * other address below `/api/`, or by another method, is told so in the same way.
 */
export function serveApi(app: Pick<FastifyInstance, 'route' | 'all' | 'addContentTypeParser'>, contextFor: OpenContext): void {
  const methods = new Map<string, string>();
  const serve: Serve = (method, url, work) => {
    methods.set(url, method);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', 'no-store');
      return answered(await contextFor(request, reply), url, (context) => work(context, request, reply));
    };
    app.route({ method, url, handler });
  };

  serve('GET', '/api/v1/data-health', (context, { query }) => respondDataHealth(context, query as Record<string, unknown>));
  serve('DELETE', '/api/v1/cache', async (context) => {
    if (context.actor.kind === 'guest') throw new AppError('sign-in-needed');
    return { portfolios: await deleteCache(context) };
  });
  app.addContentTypeParser(
    'application/octet-stream',
    (_request: FastifyRequest, payload: unknown, done: (error: null, body: unknown) => void) => done(null, payload),
  );
  serve(
    'POST',
    uploadPath,
    unlessGuest((context, { query, body }, reply) =>
      receiveImportFile(context, { query: query as Record<string, unknown>, body, signal: hangUpOf(reply) }),
    ),
  );
  serve(
    'POST',
    piecePath,
    unlessGuest((context, { query, body }) => receiveUploadPiece(context, query as Record<string, unknown>, body)),
  );
  const posted: Readonly<Record<string, (context: RequestContext, body: unknown, key: string | null) => Promise<unknown>>> = {
    '/api/v1/documents': createDocumentFromUpload,
    '/api/v1/delivery-files': matchFileNames,
    '/api/v1/deliveries': createDeliveryFromUpload,
    ...Object.fromEntries(Object.entries(callables).map(([name, callable]) => [`/api/v1/callables/${name}`, callable])),
  };
  for (const [path, answer] of Object.entries(posted)) {
    serve(
      'POST',
      path,
      unlessGuest((context, { body, headers }) => answer(context, body, callKeyOf(headers['idempotency-key']))),
    );
  }
  for (const { url, work } of reportingEndpoints) serve('GET', url, unlessGuest(work));
  serveProjections(app, serve);
  // Before a body is read: whatever it is, nothing is done with it.
  const refuse = async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const method = methods.get(url.split('?')[0] ?? '');
    if (method === undefined) throw new HttpFailure(404);
    reply.header('allow', method === 'GET' ? 'GET, HEAD' : method);
    throw new HttpFailure(405);
  };
  app.all('/api/*', { onRequest: refuse }, refuse);
}

function serveProjections(app: Pick<FastifyInstance, 'addContentTypeParser'>, serve: Serve): void {
  for (const { method, url, answer } of projectionCalls)
    serve(
      method,
      url,
      unlessGuest((context, { params, query, body, headers }) => {
        requireProjectionScope(context);
        return answer(context, { params, query, body, key: callKeyOf(headers['idempotency-key']) });
      }),
    );
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 2000 }, (_request, body, done) =>
    done(null, body),
  );
  serve('POST', tokenPath, (context, { body }) => grantToken(context, body));
}

function unlessGuest(work: Work): Work {
  return async (context, request, reply) => {
    if (context.actor.kind === 'guest') throw new AppError('sign-in-needed');
    await requireNoMaintenance(context);
    return work(context, request, reply);
  };
}

/** Answers a call, and records a refusal in the audit trail. */
async function answered<Result>(
  context: RequestContext,
  path: string,
  work: (context: RequestContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(context);
  } catch (error) {
    if (error instanceof AccessRefused) await recordRefusal(context, path, error);
    throw error;
  }
}
