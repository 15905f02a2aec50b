/** What a request fails with before any route of ours is asked, and what it is called in the answer. */
const codes = {
  400: 'bad-request',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'too-slow',
  413: 'too-large',
  421: 'unknown-host',
  431: 'headers-too-large',
  500: 'unexpected',
} as const;

export type HttpFailureStatus = keyof typeof codes;

export class HttpFailure extends Error {
  readonly status: HttpFailureStatus;

  constructor(status: HttpFailureStatus) {
    super(codes[status]);
    this.name = 'HttpFailure';
    this.status = status;
  }
}

export function codeOf(status: HttpFailureStatus): (typeof codes)[HttpFailureStatus] {
  return codes[status];
}

/** The status that says most of what Fastify means by `status`. */
export function knownStatus(status: number | undefined): HttpFailureStatus {
  if (status !== undefined && status in codes) return status as HttpFailureStatus;
  return status !== undefined && status >= 400 && status < 500 ? 400 : 500;
}
