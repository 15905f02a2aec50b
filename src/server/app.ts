import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { fastifyReactRouter } from '@mcansh/react-router-fastify';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { ViteDevServer } from 'vite';
import { AppError } from '#domain/errors.ts';
import { isFromOwnPage } from './auth/same-origin.ts';
import { openVisit } from './http/open-visit.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import type { Installation } from './installation.ts';
import { letIn } from './visit.ts';

/** The HTTP server of an installation: pages, assets, health. In development Vite hands it the requests. */
export async function createApp(installation: Installation, devServer?: ViteDevServer): Promise<FastifyInstance> {
  const { config, log } = installation;
  const app = fastify({
    loggerInstance: log,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit: 1_000_000,
    requestTimeout: 60_000,
  });
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024 });
  app.addHook('onRequest', async (request) => refuseForeignForms(request));
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  app.get('/health', async () => ({ status: 'alive' }));
  app.get('/ready', (_request, reply) => answerReady(installation, reply));
  await app.register(fastifyReactRouter, {
    ...(devServer ? { devServer } : {}),
    mode: config.mode,
    staticOptions: { preCompressed: true },
    getLoadContext: (request, reply) => contextFor(installation, request, reply),
  });
  return app as unknown as FastifyInstance;
}

/** State changes come from pages of ours only. */
function refuseForeignForms({ method, headers, protocol, host }: FastifyRequest): void {
  const own = isFromOwnPage({
    method,
    origin: headers.origin ?? null,
    secFetchSite: headers['sec-fetch-site']?.toString() ?? null,
    ownOrigin: `${protocol}://${host}`,
  });
  if (!own) throw Object.assign(new AppError('foreign-origin'), { statusCode: 403 });
}

async function answerReady(installation: Installation, reply: FastifyReply) {
  const all = Object.values(installation.variants);
  await Promise.all(all.map(({ database }) => database.as({ kind: 'guest' }).read((snapshot) => snapshot.portals.visible())));
  return reply.send({ status: 'ready' });
}

async function contextFor(installation: Installation, request: FastifyRequest, reply: FastifyReply): Promise<RouterContextProvider> {
  const visit = await openVisit(installation, request);
  if (!visit) throw Object.assign(new Error('Unknown host'), { statusCode: 421 });
  reply.header('content-security-policy', contentSecurityPolicy(visit.nonce, installation.config.mode === 'development'));
  const context = new RouterContextProvider();
  letIn(context, visit);
  return context;
}
