import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { embeddedServer } from '#server/db/database-server.ts';
import { demoPassword, demoPeople } from '#server/demo/demo-people.ts';
import { anyPort, untilReady } from '#tests/support/until-ready.ts';
import type { Answered } from './keep-page.ts';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Bytes as transferred. */
  readonly bytes: number;
}

/** The built product on demo data of its own, with its people signed in over HTTP. It can be asked what `keep-page.ts` answers. */
export async function startDemo(varDir: string) {
  const env = { ...process.env, ...anyPort, VAR_DIR: varDir, LOG_LEVEL: 'error', NODE_ENV: undefined };
  const program = ['--max-semi-space-size=32', '--import', './bench/support/keep-page.ts', 'src/server/main.ts'];
  const product = spawn(process.execPath, program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env });
  const port = await untilReady(product, varDir);
  const owner = new Client((await embeddedServer(join(varDir, 'postgres'))).owner('portal_default'));
  await owner.connect();

  const send = (path: string, cookie = '', form?: Record<string, string>) => exchange({ port, path, cookie, form });
  const browser = (cookie: string) => ({
    get: (path: string) => send(path, cookie),
    /** Kilobytes of JavaScript that the page names up front. */
    scriptWeight: async (path: string) => scriptWeight(await send(path, cookie), (asset) => send(asset)),
  });

  return {
    ...browser(''),
    pid: product.pid ?? 0,
    port,
    async ask(question: 'processor' | 'render'): Promise<Answered> {
      const answered = once(product, 'message');
      product.send(question);
      const [answer] = (await answered) as [Answered];
      return answer;
    },
    post: (path: string, form: Record<string, string>) => send(path, '', form),
    async signIn(role: 'advisor' | 'investor') {
      const begun = await send('/login', '', { intent: 'password', email: personOf(role), password: demoPassword });
      const sent = await owner.query<{ text: string }>('select text from outgoing_messages order by id desc limit 1');
      const [pin = ''] = /\b\d{6}\b/.exec(sent.rows[0]?.text ?? '') ?? [];
      const inside = await send('/login', cookieOf(begun, 'attempt'), { intent: 'pin', pin });
      return browser(cookieOf(inside, 'session'));
    },
    /** The first portfolio of the role's person, with the portal it is on. */
    async ownPortfolio(role: 'investor') {
      const found = await owner.query<{ portal: string; portfolio: string }>(
        `select replace(account.portal_id::text, '-', '') as portal, replace(portfolio.id::text, '-', '') as portfolio
           from users join account_members member on member.user_id = users.id join accounts account on account.id = member.account_id
           join portfolios portfolio on portfolio.account_id = account.id where users.email = $1 order by portfolio.name desc limit 1`,
        [personOf(role)],
      );
      const [own] = found.rows;
      if (!own) throw new Error('The demo investor has no portfolio.');
      return own;
    },
    async stop() {
      await owner.end();
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
    },
  };
}

function personOf(role: 'advisor' | 'investor'): string {
  return demoPeople('default').find((person) => person.role === role)?.email ?? '';
}

interface Exchange {
  readonly port: number;
  readonly path: string;
  readonly cookie: string;
  readonly form: Record<string, string> | undefined;
}

function exchange({ port, path, cookie, form }: Exchange): Promise<Answer> {
  const host = `localhost:${port}`;
  const asked = form ? { origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' } : {};
  const compressed = path.startsWith('/assets/') ? { 'accept-encoding': 'br' } : {};
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method: form ? 'POST' : 'GET', headers: { host, cookie, ...asked, ...compressed } };
    const sending = request(options, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => {
        const body = Buffer.concat(pieces);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: body.toString(), bytes: body.length });
      });
    });
    sending.on('error', reject);
    sending.end(form ? new URLSearchParams(form).toString() : undefined);
  });
}

function cookieOf({ headers }: Answer, name: 'attempt' | 'session'): string {
  const set = [headers['set-cookie'] ?? []].flat();
  const [pair = ''] = (set.find((cookie) => cookie.startsWith(`portal-${name}=`)) ?? '').split(';');
  return pair;
}

/** Weighs what the page needs to become alive, in kilobytes; what it fetches afterwards for other pages does not count. */
async function scriptWeight({ body }: Answer, fetchAsset: (path: string) => Promise<Answer>): Promise<number> {
  const links = [...body.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].map(([link]) => link);
  const paths = new Set(links.flatMap((link) => /\/assets\/[\w.-]+\.js/.exec(link) ?? []));
  const weights = await Promise.all([...paths].map(async (path) => (await fetchAsset(path)).bytes));
  return Math.round(weights.reduce((sum, bytes) => sum + bytes, 0) / 1000);
}
