import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessRefused, AppError } from '#domain/errors.ts';
import { recordRefusal } from '../../operations/audit/record-refusal.ts';
import { callKeyOf } from '../../operations/idempotency/form-key.ts';
import { deleteCache } from '../../operations/upkeep/delete-cache.ts';
import { refuseDuringMaintenance } from '../../operations/upkeep/refuse-shut-out.ts';
import type { Visit } from '../../visit.ts';
import { answerDataHealth } from './answer-data-health.ts';
import { callables } from './callables.ts';

type VisitFor = (request: FastifyRequest, reply: FastifyReply) => Promise<Visit>;

/** The addresses that are answered with JSON: for our own people by their cookies, for other systems by their credentials. */
export function serveApi(app: Pick<FastifyInstance, 'get' | 'post' | 'delete'>, visitFor: VisitFor): void {
  app.get('/api/v1/data-health', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answered(await visitFor(request, reply), '/api/v1/data-health', (visit) =>
      answerDataHealth(visit, request.query as Record<string, unknown>),
    );
  });
  app.delete('/api/v1/cache', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answered(await visitFor(request, reply), '/api/v1/cache', async (visit) => {
      if (visit.actor.kind === 'guest') throw new AppError('sign-in-needed');
      return { portfolios: await deleteCache(visit) };
    });
  });
  for (const [name, callable] of Object.entries(callables)) {
    const path = `/api/v1/callables/${name}`;
    app.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return answered(await visitFor(request, reply), path, async (visit) => {
        if (visit.actor.kind === 'guest') throw new AppError('sign-in-needed');
        await refuseDuringMaintenance(visit);
        return callable(visit, request.body, callKeyOf(request.headers['idempotency-key']));
      });
    });
  }
}

/** Whoever is refused is told of. */
async function answered<Result>(visit: Visit, path: string, work: (visit: Visit) => Promise<Result>): Promise<Result> {
  try {
    return await work(visit);
  } catch (error) {
    if (error instanceof AccessRefused) await recordRefusal(visit, path, error);
    throw error;
  }
}
