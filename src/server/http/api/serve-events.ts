import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VariantId } from '#contracts/ids.ts';
import type { LiveNews } from '#contracts/live-news.ts';
import { AppError } from '#domain/errors.ts';
import { getNetwork } from '../../auth/network.ts';
import { tokenHash } from '../../auth/token.ts';
import { EventStreams, type Stream } from '../../events/event-streams.ts';
import { maxUnread } from '../../events/stream-limits.ts';
import type { AppServices } from '../../app-services.ts';
import type { RequestContext } from '../../request-context.ts';
import { HttpFailure } from '../http-failure.ts';
import { addHeaders } from '../security-headers.ts';

type OpenContext = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestContext>;

const eventsPath = '/api/v1/events';

/**
 * `GET /api/v1/events`: server-sent events for whoever is signed in, as long as the session lives. It moves no deadline. Each says that something
 * changed, never what it is now.
 */
export function serveEvents(
  app: Pick<FastifyInstance, 'route' | 'addHook'>,
  contextFor: OpenContext,
  { variants, log }: Pick<AppServices, 'variants' | 'log'>,
): void {
  const opened = new Map<VariantId, EventStreams>();
  const streamsOf = (id: VariantId) => {
    const { database, connection } = variants[id];
    const onProblem = (error: unknown) => log.warn({ variant: id, err: error }, 'open pages are not told of changes');
    const streams = opened.get(id) ?? new EventStreams({ database, connection, onProblem });
    opened.set(id, streams);
    return streams;
  };
  app.addHook('preClose', async () => {
    await Promise.all([...opened.values()].map((streams) => streams.stop()));
  });
  app.route({
    method: 'GET',
    url: eventsPath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const context = await contextFor(request, reply);
      const { sessionToken } = context.auth;
      if (!context.signedIn || sessionToken === null) throw new AppError('sign-in-needed');
      if (context.isFromElsewhere) throw new AppError('foreign-origin');
      if (!(request.headers.accept ?? '').includes('text/event-stream')) throw new HttpFailure(406);
      const streams = streamsOf(context.variant.id);
      const asked = { network: getNetwork(request.ip), person: context.signedIn.user.id, session: tokenHash(sessionToken).toString('hex') };
      if (!streams.mayOpen(asked)) throw new AppError('too-many-streams', { seconds: 30 });
      return begin(
        streams,
        { ...asked, actor: context.actor, viewedPerson: context.signedIn.viewing?.personId ?? null },
        { request, reply },
      );
    },
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Reader = Omit<Stream, 'send' | 'beat' | 'end'>;

async function begin(streams: EventStreams, reader: Reader, { request, reply }: Exchange): Promise<FastifyReply> {
  addHeaders(request, reply);
  reply.headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  reply.hijack();
  const { raw } = reply;
  // Of a reader who left during the questions before this, no end is told any more.
  if (raw.destroyed) return reply;
  const write = (text: string) => {
    if (raw.writableLength > maxUnread) raw.destroy();
    else raw.write(text);
  };
  const stream: Stream = {
    ...reader,
    send: (news: LiveNews) => write(`data: ${JSON.stringify(news)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void raw.end(),
  };
  raw.on('close', () => streams.remove(stream));
  raw.on('error', () => streams.remove(stream));
  raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  raw.flushHeaders();
  await streams.add(stream);
  write('retry: 3000\n:\n\n');
  return reply;
}
