import { type Readable, Transform } from 'node:stream';
import { HttpFailure } from './http-failure.ts';

/** The pace of a body: in each such while at least so many bytes come, or its end. */
export interface Pace {
  readonly milliseconds: number;
  readonly bytes: number;
}

interface Bounds {
  /** In bytes. */
  readonly most: number;
  readonly pace: Pace;
  /** Checks the length so far before each piece is passed on. An error ends the body. */
  readonly hold: (length: number) => Error | null;
}

/** The body of a request as far as it keeps to its bounds; it fails with 413 for one that is too long, with 408 for one that is too slow, and as `hold` says. */
export function boundedBody(source: Readable, { most, pace, hold }: Bounds): Readable {
  let length = 0;
  let lately = 0;
  const bounded = new Transform({
    transform(piece: Buffer, _encoding, done) {
      length += piece.length;
      lately += piece.length;
      const refusal = length > most ? new HttpFailure(413) : hold(length);
      if (refusal) done(refusal);
      else done(null, piece);
    },
    destroy(error, done) {
      clearInterval(timer);
      // The rest is read and forgotten, or no one would hear the answer who is still sending.
      if (error) source.unpipe(bounded).resume();
      done(error);
    },
  });
  const check = () => {
    if (lately < pace.bytes) bounded.destroy(new HttpFailure(408));
    lately = 0;
  };
  // A process that was busy reads first what has come in the meantime.
  const timer = setInterval(() => setImmediate(check), pace.milliseconds);
  // Anyone who hangs up in the middle is told nothing any more.
  source.once('close', () => {
    if (!bounded.writableEnded) bounded.destroy(new HttpFailure(400));
  });
  // What no route reads fails unheard.
  bounded.on('error', () => undefined);
  return source.pipe(bounded);
}
