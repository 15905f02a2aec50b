import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from '#domain/file/content-disposition.ts';
import type { RequestContext } from '../../../request-context.ts';
import type { ServedFile } from '../../../operations/reporting-api/served-files.ts';
import { customerCodeCalls } from './customer-code-calls.ts';
import { privateEquityCalls } from './private-equity-calls.ts';
import { reportingCalls } from './reporting-calls.ts';
import type { ServedCall } from './served-call.ts';

const dialects = {
  reporting: reportingCalls,
  'customer-code': customerCodeCalls,
  'private-equity': privateEquityCalls,
} as const satisfies Readonly<Record<string, readonly ServedCall[]>>;

type Work = (context: RequestContext, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The addresses of the reporting APIs, each with its work. All of them only read. */
export const reportingEndpoints: readonly { readonly url: string; readonly work: Work }[] = Object.entries(dialects).flatMap(
  ([dialect, calls]) => calls.map(({ path, answer }) => ({ url: `/api/v1/${dialect}${path}`, work: sendAnswer(answer) })),
);

function sendAnswer(answer: ServedCall['answer']): Work {
  return async (context, { params, query }, reply) => {
    const found = await answer(context, { params, query });
    return isFile(found) ? sendFile(reply, found) : found;
  };
}

function sendFile(reply: FastifyReply, { fileName, mediaType, content }: ServedFile): unknown {
  return reply
    .header('content-type', mediaType)
    .header('content-disposition', contentDisposition(fileName))
    .send(content instanceof Uint8Array ? Buffer.from(content) : content);
}

function isFile(answer: unknown): answer is ServedFile {
  return typeof answer === 'object' && answer !== null && 'mediaType' in answer && 'content' in answer;
}
