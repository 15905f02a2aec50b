import '#server/production.ts';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './support/demo.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * A page of the public site that a guest reads, against a file of the same size that the same server sends as it is: made for the first who asks
 * (limit 4 times), sent again from memory and held by the browser still (limit 1.5 times).
 */
const rounds = 200;
const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const page = '/how-we-work';

const { headers, bytes } = await ask(page);
const tag = String(headers.etag);
const assets = readdirSync('build/client/assets').filter((name) => /\.(?:js|css)$/.test(name));
const distance = (name: string) => Math.abs(statSync(join('build/client/assets', name)).size - bytes);
const file = `/assets/${assets.toSorted((a, b) => distance(a) - distance(b))[0] ?? ''}`;

let made = 0;
const took = await mediansInTurns(rounds, {
  made: () => ask(`${page}?from=${(made += 1)}`),
  cached: () => ask(page),
  held: () => ask(page, { 'if-none-match': tag }),
  file: () => ask(file),
});
console.log(`public page of ${(bytes / 1000).toFixed(0)} KB ${milliseconds(took.made)}, a file ${milliseconds(took.file)}`);
console.log(`made ${times('made')} (limit 4), sent from memory ${times('cached')}, held by the browser ${times('held')} (limit 1.5)`);
agent.destroy();
await demo.stop();
rmSync(varDir, { recursive: true, force: true });

function times(name: 'made' | 'cached' | 'held'): string {
  return `${(took[name] / took.file).toFixed(1)} times`;
}

function ask(path: string, own: Readonly<Record<string, string>> = {}) {
  return new Promise<{ readonly headers: NodeJS.Dict<string | string[]>; readonly bytes: number }>((resolve, reject) => {
    request({ port: demo.port, path, agent, headers: { host: `localhost:${demo.port}`, ...own } }, (answer) => {
      let received = 0;
      answer.on('data', (chunk: Buffer) => {
        received += chunk.length;
      });
      answer.on('end', () => resolve({ headers: answer.headers, bytes: received }));
    })
      .on('error', reject)
      .end();
  });
}
