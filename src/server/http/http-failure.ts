/** The failures of requests before any route of ours is asked: their names in the answer, and the sentence beside each. */
const failures = {
  400: ['bad-request', 'This request could not be understood.'],
  404: ['not-found', 'There is nothing at this address.'],
  405: ['method-not-allowed', 'This address does not take requests of this method.'],
  406: ['not-acceptable', 'This address answers with a stream of events alone.'],
  408: ['too-slow', 'The request took too long to arrive. Please try again.'],
  413: ['too-large', 'The request is larger than this address accepts.'],
  415: ['unsupported-media-type', 'This address does not accept data of this type or encoding.'],
  421: ['unknown-host', 'Nothing is served under this host name.'],
  431: ['headers-too-large', 'The headers of the request are too large or too many.'],
  500: ['unexpected', 'Something went wrong that we did not foresee.'],
} as const;

export type HttpFailureStatus = keyof typeof failures;

export class HttpFailure extends Error {
  readonly status: HttpFailureStatus;

  constructor(status: HttpFailureStatus) {
    super(getFailureCode(status));
    this.name = 'HttpFailure';
    this.status = status;
  }
}

export function getFailureCode(status: HttpFailureStatus): string {
  return failures[status][0];
}

/** In English: nothing is known of who asks. */
export function getFailureSentence(status: HttpFailureStatus): string {
  return failures[status][1];
}

/** The status that says most of what Fastify means by `status`. */
export function toHttpStatus(status: number | undefined): HttpFailureStatus {
  if (status !== undefined && status in failures) return status as HttpFailureStatus;
  return status !== undefined && status >= 400 && status < 500 ? 400 : 500;
}
