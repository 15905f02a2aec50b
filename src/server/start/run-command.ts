import { toErrorSentence } from './error-sentence.ts';

/**
 * Runs a command of the terminal to its end, also when it is asked to stop: it then hears so by `isStopped`, and ends what it has begun. A
 * terminal and npm both pass Ctrl-C on, so the second is the first again.
 *
 * @param work gives the exit code; what it throws is told as a sentence, and ends with `failure`
 */
export async function runCommand(work: (isStopped: () => boolean) => Promise<number>, failure = 1): Promise<void> {
  // The reader along may leave (`| head`).
  process.stdout.on('error', () => undefined);
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));
  process.exitCode = await work(() => isStopped).catch((error: unknown) => {
    process.stderr.write(`${toErrorSentence(error)}\n`);
    return failure;
  });
}
