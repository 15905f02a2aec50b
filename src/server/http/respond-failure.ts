import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureStatus } from '#contracts/failure-status.ts';
import type { Locale } from '#contracts/ids.ts';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { isApiPath } from './api/is-api-path.ts';
import { getFailureCode, HttpFailure, toHttpStatus, getFailureSentence } from './http-failure.ts';
import { addHeaders } from './security-headers.ts';
import { respondUnavailable } from './respond-overloaded.ts';

interface Failure {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The part of the request that it is about. */
  readonly field?: string;
}

/** The failures of requests from elsewhere. */
const ofNoPage = new Set(['foreign-origin', 'https-needed', 'unknown-host']);

/**
 * The answer to what failed outside of the pages: a code, a sentence and the request's number, and a page in the visitor's language for what is
 * not to be had at the moment. What happened stands in the log.
 */
export function respondFailure(error: unknown, request: FastifyRequest, reply: FastifyReply, localeOf: () => Locale): FastifyReply {
  const { status, ...failure } = failureOf(error);
  if (status >= 500) request.log.error({ req: request, status, err: error }, 'a request failed');
  if (isUnavailable(error) && !isApiPath(request.url)) {
    addHeaders(request, reply);
    return respondUnavailable(error, { request, reply, locale: localeOf() });
  }
  if (ofNoPage.has(failure.code))
    request.log.warn({ req: request, code: failure.code }, 'a request was refused that no page of ours makes');
  const seconds = error instanceof AppError ? retryAfter(error) : null;
  if (seconds !== null) reply.header('retry-after', seconds);
  addHeaders(request, reply);
  // Anyone who sends more than we take, or too slowly, is not listened to any longer.
  if (status === 413 || status === 408) reply.header('connection', 'close');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).send({ error: { ...failure, requestId: request.id } });
}

function isUnavailable(error: unknown): error is AppError {
  return error instanceof AppError && errorCatalogue[error.code].kind === 'unavailable';
}

function failureOf(error: unknown): Failure {
  if (error instanceof AppError)
    return {
      status: failureStatus[errorCatalogue[error.code].kind],
      code: error.code,
      message: error.message,
      ...(error.details.part === undefined ? {} : { field: String(error.details.part) }),
    };
  const status = error instanceof HttpFailure ? error.status : toHttpStatus((error as { readonly statusCode?: number }).statusCode);
  return { status, code: getFailureCode(status), message: getFailureSentence(status) };
}
