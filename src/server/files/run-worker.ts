import { execFile, type ExecFileException } from 'node:child_process';

export interface WorkerTask {
  /** The path of the worker's program. */
  readonly worker: string;
  readonly argument: unknown;
  readonly content: Buffer;
  /** In milliseconds. */
  readonly longest: number;
  /** In bytes. */
  readonly maxAnswer: number;
}

/**
 * Runs a worker on a file that someone uploaded, in a process without settings, secrets or database, and kills it when it takes too long.
 *
 * @returns the bytes that it wrote; rejects with the `ExecFileException` of a worker that failed
 */
export function runWorker({ worker, argument, content, longest, maxAnswer }: WorkerTask): Promise<Buffer> {
  return new Promise((resolve, reject: (error: ExecFileException) => void) => {
    const options = { env: {}, timeout: longest, killSignal: 'SIGKILL', encoding: 'buffer', maxBuffer: maxAnswer } as const;
    const child = execFile(process.execPath, [worker, JSON.stringify(argument)], options, (error, stdout) => {
      if (error) reject(error);
      else resolve(stdout);
    });
    // A process that has seen enough does not read on; it says why with its number.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });
}
