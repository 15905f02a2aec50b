import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { multipart } from '../support/multipart.ts';
import type { RunningProduct } from '../support/running-product.ts';
import { type credentialsIn, type AccessActor } from './access-actors.ts';

type Fields = readonly (readonly [string, string | File])[];

/** Pages as someone sees them, and forms as a browser sends them that has files to send. */
export function formsWithFiles({ port }: Pick<RunningProduct, 'port'>, credentialsOf: ReturnType<typeof credentialsIn>) {
  const host = `localhost:${port}`;

  async function read(accessActor: AccessActor, path: string): Promise<HttpAnswer> {
    const { headers } = await credentialsOf(accessActor);
    return httpRequest({ port, path, headers: { host, ...headers } });
  }

  async function send(accessActor: AccessActor, path: string, fields: Fields): Promise<HttpAnswer> {
    const { type, body } = await multipart(fields);
    const { headers } = await credentialsOf(accessActor);
    const form = { host, origin: `http://${host}`, 'content-type': type, 'content-length': String(body.length) };
    return httpRequest({ port, method: 'POST', path, headers: { ...headers, ...form }, body });
  }

  return { read, send };
}
