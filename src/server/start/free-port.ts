import { once } from 'node:events';
import { createServer } from 'node:net';

/** @throws Error that says what to do when another program listens there: before anything long is begun. */
export async function refuseTakenPort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  const probe = createServer();
  probe.listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE'
        ? `Another program is using port ${port}. Set PORT to a free one.`
        : `Cannot listen on ${host}:${port}: ${code}`;
    throw new Error(why, { cause });
  }
  probe.close();
  await once(probe, 'close');
}
