import { guest } from '#domain/actor.ts';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastifyReactRouter } from '@mcansh/react-router-fastify';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { ViteDevServer } from 'vite';
import { hashingCapacity } from './auth/password.ts';
import { serveApi } from './http/api/serve-api.ts';
import { serveEvents } from './http/api/serve-events.ts';
import { respondFailure } from './http/respond-failure.ts';
import { respondMalformedRequest } from './http/respond-malformed-request.ts';
import { admitBodies } from './http/admit-bodies.ts';
import { bodyLimit, isStreamedAt } from './http/body-limit.ts';
import { byteBudget } from './http/byte-budget.ts';
import { admissionLimits } from './http/admission.ts';
import { limitConnections } from './http/limit-connections.ts';
import { limitReceipt } from './http/limit-receipt.ts';
import { HttpFailure } from './http/http-failure.ts';
import { personOfSession, localeOfGuest, openRequestContext } from './http/open-request-context.ts';
import { sendCachedPage } from './http/page-cache.ts';
import { readForms } from './http/read-forms.ts';
import { refuseRequest } from './http/refuse-request.ts';
import { addHeaders, contentSecurityPolicy, newNonce } from './http/security-headers.ts';
import { respondOverloaded } from './http/respond-overloaded.ts';
import { OverloadError } from './http/overload-error.ts';
import { formTargetsOf } from './http/form-targets.ts';
import type { AppServices } from './app-services.ts';
import type { RequestedJobs } from './jobs/start-jobs.ts';
import { cachedAnswer } from './cached-answer.ts';
import { lastBuild } from './last-build.ts';
import { setRequestContext, type RequestContext } from './request-context.ts';

/** The files that the pages are served from. In development Vite hands on the requests. */
export interface Grounds {
  readonly installation: AppServices;
  readonly jobs: RequestedJobs;
  readonly devServer?: ViteDevServer;
}

/** As many as a hundred and sixty browsers have at once (docs/decisions/045-request-bodies-are-limited.md). */
const maxConnections = 1000;

/** Six pictures at once, of one network three; in ten seconds 40 KB or the end of the body. */
const bodiesUnderWay = {
  budget: byteBudget({ whole: 50_000_000, ofEach: 25_000_000 }),
  pace: { milliseconds: 10_000, bytes: 40_000 },
};

/** The HTTP server of an installation: pages, assets, health. */
export async function createApp(grounds: Grounds): Promise<FastifyInstance> {
  const { installation, devServer } = grounds;
  const { config, log } = installation;
  const turnedAway = (request: FastifyRequest, reply: FastifyReply, why = new OverloadError('server-busy')) =>
    respondOverloaded(request, reply, why, localeOfGuest(installation, request));
  const failed = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    error instanceof OverloadError
      ? turnedAway(request, reply, error)
      : respondFailure(error, request, reply, () => localeOfGuest(installation, request));
  const app = fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit,
    requestTimeout: 0, // by `limitReceipt`: a large file may take longer
    http: { requireHostHeader: false, headersTimeout: 20_000, connectionsCheckingInterval: 5000 },
    clientErrorHandler: respondMalformedRequest,
    frameworkErrors: (error, request, reply) => void failed(error, request, reply),
  });
  limitConnections(app.server, maxConnections, log);
  app.setErrorHandler(failed);
  app.setNotFoundHandler((request, reply) => failed(new HttpFailure(404), request, reply));
  await app.register(cookie);
  await app.register(compress, { globalDecompression: false, threshold: 1024 });
  const admission = admissionLimits(hashingCapacity);
  app.addHook('onRequest', async (request, reply) => {
    limitReceipt(request, reply, { ofItsOwnPace: isStreamedAt(request.url) });
    refuseRequest(request, config);
    return admission.isFull(request) ? turnedAway(request, reply) : undefined;
  });
  admitBodies(app as unknown as FastifyInstance, { ...bodiesUnderWay, signedIn: (request) => personOfSession(installation, request) });
  app.addHook('preValidation', async (request, reply) => (admission.admit(request, reply) ? undefined : turnedAway(request, reply)));
  app.addHook('onSend', async (request, reply) => {
    installation.pageCache.heed(request);
    addHeaders(request, reply);
  });
  app.get('/health', async () => ({ status: 'alive' }));
  const isReady = cachedAnswer(1000, () => databasesAnswer(installation));
  app.get('/ready', async (_request, reply) => ((await isReady()) ? { status: 'ready' } : reply.code(503).send({ status: 'not-ready' })));
  serveApi(app as unknown as FastifyInstance, (request, reply) => openContextFor(grounds, request, reply));
  serveEvents(app as unknown as FastifyInstance, (request, reply) => openContextFor(grounds, request, reply), installation);
  await app.register(async (pages) => {
    pages.addHook('preHandler', async (request, reply) => {
      const kept = installation.pageCache.find(request);
      if (!kept) return undefined;
      reply.header('content-security-policy', contentSecurityPolicy(newNonce(), { isDevelopment: false, formTargets: [] }));
      return sendCachedPage(kept, request, reply);
    });
    await fastifyReactRouter(pages, {
      // As a function the build would be asked for, and its routes ranked anew, at each request.
      ...(devServer ? { devServer } : { build: await lastBuild() }),
      mode: config.mode,
      // One route for all of them: a thousand take longer than everything else of a start.
      staticOptions: { preCompressed: true, root: resolve('build/client/assets'), prefix: '/assets/', wildcard: true },
      getLoadContext: (request, reply) => contextFor(grounds, request, reply),
    });
    readForms(pages);
  });
  return app as unknown as FastifyInstance;
}

/** The caller whether we are ready is told so within this many milliseconds, or that we are not. */
const longestReadiness = 5000;

async function databasesAnswer({ variants, log }: AppServices): Promise<boolean> {
  try {
    const all = Object.values(variants);
    const answered = Promise.all(all.map(({ database }) => database.as(guest).read((snapshot) => snapshot.portals.visible())));
    return await Promise.race([answered.then(() => true), wait(longestReadiness, false, { ref: false })]);
  } catch (error) {
    log.warn({ err: error }, 'a database does not answer');
    return false;
  }
}

async function openContextFor({ installation, jobs }: Grounds, request: FastifyRequest, reply: FastifyReply): Promise<RequestContext> {
  const requestContext = await openRequestContext(installation, jobs, request, reply);
  if (!requestContext) throw new HttpFailure(421);
  return requestContext;
}

async function contextFor(grounds: Grounds, request: FastifyRequest, reply: FastifyReply): Promise<RouterContextProvider> {
  const { installation } = grounds;
  const requestContext = await openContextFor(grounds, request, reply);
  const isDevelopment = installation.config.mode === 'development';
  const relaxed = { isDevelopment, formTargets: formTargetsOf(request.url, requestContext.auth.services) };
  reply.header('content-security-policy', contentSecurityPolicy(requestContext.nonce, relaxed));
  const context = new RouterContextProvider();
  setRequestContext(context, requestContext);
  return context;
}
