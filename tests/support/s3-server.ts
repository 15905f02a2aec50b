import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Access } from '#server/files/s3-file-store.ts';

/** A server that speaks as S3 does, over HTTP and with signatures that count, with one bucket in a folder of its own. */
export interface S3Server {
  readonly access: S3Access;
  readonly close: () => Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const bucket = 'files';
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket }] });
  await s3.configureBuckets();
  const answer = s3.callback();
  const written = new Set<string>();
  const server = createServer((request, response) => {
    if (isTaken(request, written)) response.writeHead(412, { 'content-type': 'application/xml', connection: 'close' }).end(taken);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: { bucket, region: 'us-east-1', endpoint, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', isPathStyle: true },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
}

const taken = '<Error><Code>PreconditionFailed</Code><Message>At least one of the preconditions did not hold.</Message></Error>';

/** S3rver does not know `If-None-Match: *` of writing, which S3, MinIO and R2 do: only the first one under a key is let in. */
function isTaken({ method, url = '', headers }: IncomingMessage, written: Set<string>): boolean {
  if (method !== 'PUT' || headers['if-none-match'] !== '*') return false;
  const [key = ''] = url.split('?');
  if (written.has(key)) return true;
  written.add(key);
  return false;
}
