import type { FastifyReply, FastifyRequest } from 'fastify';
import { respondMalformedRequest } from './respond-malformed-request.ts';

/** In milliseconds: a whole request, unless its body comes at a pace of its own. */
const longestReceipt = 60_000;

/** Ends a connection whose request has not arrived in time, whether or not it has been answered; `ofItsOwnPace` leaves it to who reads the body. */
export function limitReceipt(
  { raw: request }: Pick<FastifyRequest, 'raw'>,
  { raw: reply }: Pick<FastifyReply, 'raw'>,
  { ofItsOwnPace, longest = longestReceipt }: { readonly ofItsOwnPace: boolean; readonly longest?: number },
): void {
  const { socket } = request;
  const end = () => {
    if (request.complete) return;
    if (reply.headersSent) socket.destroy();
    else respondMalformedRequest({ name: '', message: '', code: 'ERR_HTTP_REQUEST_TIMEOUT' }, socket);
  };
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer ??= setTimeout(end, longest).unref();
  };
  request.once('end', () => clearTimeout(timer));
  reply.once('close', () => {
    if (socket.destroyed) clearTimeout(timer);
  });
  if (!ofItsOwnPace) begin();
  // Who was answered before all had arrived is no longer read by anyone.
  else reply.once('finish', begin);
}
