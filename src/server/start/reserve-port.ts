import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

interface ReservedPort {
  readonly port: number;
  /** Ends the reservation: the server listens there next. */
  readonly release: () => Promise<void>;
}

/**
 * Keeps the port until the product listens there; port 0 is one that the system chooses. Whoever connects before that is refused.
 *
 * @throws Error that says what to do when another program listens there: before anything long is begun.
 */
export async function reservePort({ port, host }: { readonly port: number; readonly host: string }): Promise<ReservedPort> {
  const reservation = createServer((connection) => connection.destroy());
  reservation.listen(port, host);
  try {
    await once(reservation, 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const why =
      code === 'EADDRINUSE'
        ? `Another program is using port ${port}. Set PORT to a free one.`
        : `Cannot listen on ${host}:${port}: ${code}`;
    throw new Error(why, { cause });
  }
  const release = async () => {
    if (!reservation.listening) return;
    reservation.close();
    await once(reservation, 'close');
  };
  return { port: (reservation.address() as AddressInfo).port, release };
}
