import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { demoLogo } from '#server/demo/demo-logo.ts';
import { following, right } from '../support/asked-client.ts';
import { guide, guideBlock, guideBlocks } from '../support/guide.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { mailServer } from '../support/mail-server.ts';
import { multipart } from '../support/multipart.ts';
import { preparedFolder } from '../support/running-product.ts';
import { anyPort, untilReady } from '../support/until-ready.ts';

/** docs/FIRST-FIRM.md, followed: its settings, files and commands as they stand there, over HTTP as its proxy asks, with mails that arrive. */
const server = mkdtempSync(join(tmpdir(), 'portal-first-firm-'));
const varDir = await preparedFolder();
const { url, mails } = await mailServer();
const host = 'portal.firm.example';
const origin = `https://${host}`;

/** The settings of the page; what a machine has of its own is put in its place. */
const settings = Object.fromEntries(
  guideBlock('portal.env')
    .trim()
    .split('\n')
    .map((line) => /^(\w+)=["']?(.*?)["']?$/.exec(line)?.slice(1) ?? []),
) as Record<string, string>;
const own = { ...anyPort, VAR_DIR: varDir, SMTP_URL: url, NODE_ENV: undefined, LOG_LEVEL: 'error' };
const env = { ...process.env, ...settings, ...own };
for (const { name, text } of guideBlocks('csv')) {
  mkdirSync(dirname(join(server, name)), { recursive: true });
  writeFileSync(join(server, name), text);
}

const product = spawn(process.execPath, ['src/server/main.ts'], { stdio: ['ignore', 'pipe', 'inherit'], env });
let said = '';
product.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
const port = await untilReady(product, varDir);
afterAll(async () => {
  const ended = once(product, 'exit');
  product.kill('SIGTERM');
  await ended;
  for (const folder of [server, varDir]) rmSync(folder, { recursive: true, force: true });
});

/** The commands of a block, one after the other, and what each has printed. */
function follow(block: string): string[] {
  const commands = guideBlock(block).trim().split('\n');
  return commands.map((command) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replaceAll('/srv/portal', server)], { encoding: 'utf8', env });
    // What npm has to say of the machine's own settings is not ours.
    expect([command, status, stderr.replaceAll(/^npm warn .*\n/gm, '')]).toEqual([command, 0, '']);
    return stdout;
  });
}

/** A browser that comes by the proxy of the page, and keeps its cookies. */
function browser() {
  const kept = new Map<string, string>();
  async function ask(path: string, sent: { readonly type: string; readonly body: string | Buffer } | null = null): Promise<HttpAnswer> {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const forwarded = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', cookie };
    const headers = sent ? { ...forwarded, origin, 'content-type': sent.type } : forwarded;
    const answer = await httpRequest({ port, path, headers, ...(sent ? { method: 'POST', body: sent.body } : {}) });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      kept.set(name, value);
    }
    return answer;
  }
  const post = (path: string, form: Record<string, string>) =>
    ask(path, { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() });
  const upload = async (path: string, form: Parameters<typeof multipart>[0]) => ask(path, await multipart(form));
  /** Follows redirects to the page that is shown, and says where that is. */
  async function open(path: string) {
    let [at, answer] = [path, await ask(path)];
    for (let hops = 0; answer.status === 302 && hops < 5; hops += 1) {
      at = answer.headers.location ?? '';
      answer = await ask(at);
    }
    expect([at, answer.status]).toEqual([at, 200]);
    return { at, body: answer.body };
  }
  return { post, upload, open };
}
type Browser = ReturnType<typeof browser>;

const readable = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** Waits for a mail to a recipient after the first `from` mails, and returns the first group of a pattern in it. */
async function mailed(to: string, pattern: RegExp, from: number): Promise<string> {
  return vi.waitFor(
    () => {
      const found = mails.slice(from).filter((mail) => mail.includes(`To: ${to}`));
      const [match] = found.flatMap((mail) => pattern.exec(readable(mail))?.[1] ?? []);
      if (!match) throw new Error(`No such mail has come to ${to}.`);
      return match;
    },
    { timeout: 60_000 },
  );
}

async function givePin(person: Browser, email: string, from: number): Promise<void> {
  const pin = await mailed(email, /\b(\d{6})\b/, from);
  expect((await person.post('/login', { intent: 'pin', pin })).status).toBe(302);
}

async function signIn(person: Browser, email: string, password: string): Promise<void> {
  const from = mails.length;
  expect((await person.post('/login', { intent: 'password', email, password })).status).toBe(302);
  await givePin(person, email, from);
}

const [ada, grace, rose, ivy] = [browser(), browser(), browser(), browser()];
let portal = '';
let account = '';

test('the first start says where it is and what comes next', () => {
  expect(said).toContain(`Ashcombe & Hale      ${origin}  (no users yet)`);
  expect(said).not.toContain('localhost');
  expect(said).toContain('docs/FIRST-FIRM.md');
  for (const line of guideBlock('first/users.csv').trim().split('\n')) expect(said).toContain(line);
  expect(said).toContain('npm run import -- first');
  expect(said).toContain('npm run password -- ada@firm.example');
});

test('the first administrator chooses a password by the link, signs in and makes the portal', async () => {
  const [, printed = ''] = follow('administrator');
  const [, link = ''] = /https:\/\/portal\.firm\.example(\/reset\/[\w-]{43})\n$/.exec(printed) ?? [];
  expect((await ada.open(link)).body).toContain('Choose a password');
  expect((await ada.post(link, { password: 'harvest lantern 1' })).location).toBe('/login');
  await signIn(ada, 'ada@firm.example', 'harvest lantern 1');

  const { at, body } = await ada.open('/portals');
  expect(at).toBe('/portals/new');
  for (const label of ['Create a client portal', 'Logo', 'Theme', 'Language', 'Phone']) expect(body).toContain(label);
  const fields = {
    intent: 'create',
    'form-key': newFormKey(),
    name: 'Clients',
    subtitle: '',
    theme: 'corporate',
    language: 'en',
    phone: '+44 20 7946 0000',
    email: '',
  };
  expect((await ada.upload(at, [...Object.entries(fields), ['logo', demoLogo('default')]])).status).toBe(302);
  const overview = await ada.open('/portals');
  portal = overview.at;
  expect(portal).toMatch(/^\/dashboard\/\w{32}$/);
  expect(overview.body).toContain('/logo/');
  expect((await ada.open(`${portal}/settings`)).body).toContain('Portal settings');
});

test('the administrator publishes terms', async () => {
  const [, , id = ''] = portal.split('/');
  const office = `/admin/portals?open=${id}`;
  expect((await ada.open('/admin/portals')).body).toContain(office);
  expect((await ada.open(`${office}&tab=terms`)).body).toContain('Publish a new version');
  expect(
    (await ada.post(office, { intent: 'publish', 'form-key': newFormKey(), after: '0', 'text-en': 'Be kind to each other.' })).status,
  ).toBe(200);
});

test('advisers and clients are imported, and every figure is there as JSON through npm', () => {
  expect(follow('subscription')[0]).toContain('500 accounts, 80 advisers.');
  const [dryRun, imported, json = ''] = follow('clients');
  expect(dryRun).toContain('nothing was saved');
  expect(imported).toContain('Imported:');
  expect(JSON.parse(json)).toMatchObject({ portfolio: { externalId: 'P-1' } });
});

test('the adviser comes in by a mail and invites the client', async () => {
  const from = mails.length;
  expect((await grace.open('/login')).body).toContain('Forgotten your password?');
  await grace.post('/login', { intent: 'reset', email: 'grace@firm.example' });
  const link = await mailed('grace@firm.example', /https:\/\/portal\.firm\.example(\/reset\/[\w-]{43})/, from);
  await grace.post(link, { password: 'harvest lantern 2' });
  await signIn(grace, 'grace@firm.example', 'harvest lantern 2');
  const overview = await grace.open('/portals');
  expect(overview.at).toBe(portal);
  account = /\/dashboard\/\w{32}\/account\/\w+/.exec(overview.body)?.[0] ?? '';
  expect((await grace.open(account)).body).toContain('Invite client');
  expect((await grace.post(`${account}/invite`, { 'form-key': newFormKey() })).status).toBe(200);
});

test('another adviser is invited by the administrator, and comes in', async () => {
  const [, , id = ''] = portal.split('/');
  const office = '/admin/invitations';
  expect((await ada.open(office)).body).toContain('Clients');
  const invitation = { intent: 'invite', 'form-key': newFormKey(), portal: id, name: 'Rose Hill', email: 'rose@firm.example' };
  expect((await ada.post(office, invitation)).status).toBe(200);
  const link = await mailed('rose@firm.example', /https:\/\/portal\.firm\.example(\/invite\/[\w-]{43})/, 0);
  const from = mails.length;
  expect((await rose.open(link)).body).toContain('Choose');
  expect((await rose.post(link, { password: 'harvest lantern 4', terms: 'accepted', 'form-key': newFormKey() })).location).toBe('/login');
  await givePin(rose, 'rose@firm.example', from);
  expect((await rose.open('/portals')).at).toBe(portal);
});

test('the adviser invites all other clients in one go', async () => {
  const from = mails.length;
  const list = `${portal}/invitations`;
  expect((await grace.open(portal)).body).toContain(`href="${list}"`);
  const { body } = await grace.open(list);
  expect(body).toContain('Tom Vale');
  const [, tom = ''] = /name="(\w{32})"(?:(?!name=").)*Tom Vale/s.exec(body) ?? [];
  expect((await grace.post(list, { intent: 'send', 'form-key': newFormKey(), [tom]: 'on' })).body).toContain('1 client invited');
  await mailed('tom@home.example', /https:\/\/portal\.firm\.example(\/invite\/[\w-]{43})/, from);
});

test('the client is in: password, PIN, terms, form, and the money', async () => {
  const link = await mailed('ivy@home.example', /https:\/\/portal\.firm\.example(\/invite\/[\w-]{43})/, 0);
  const from = mails.length;
  const invited = (await ivy.open(link)).body;
  for (const line of ['Choose a password to sign in with.', 'Portal: Clients. You sign in with ivy@home.example.', 'Read the terms of use'])
    expect(invited).toContain(line);
  expect((await ivy.post(link, { password: 'harvest lantern 3', terms: 'accepted', 'form-key': newFormKey() })).location).toBe('/login');
  await givePin(ivy, 'ivy@home.example', from);

  expect((await ivy.open('/portals')).at).toMatch(/\/processes\/onboarding/);

  for (const [step, answers] of Object.entries(right) as [keyof typeof right, Record<string, string>][]) {
    const { at, body } = await ivy.open(account);
    expect(at).toMatch(/\/processes\/onboarding/);
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
    const asked = { intent: following[step], step, submission: hidden('submission'), version: hidden('version') };
    expect((await ivy.post(at, { ...asked, ...answers })).status).toBe(302);
  }
  const { at, body } = await ivy.open(account);
  expect(at).toMatch(new RegExp(`^${portal}/portfolio/\\w+$`));
  expect(guide).toContain('£1,012.50');
  expect(body).toContain('1,012.50');
});

test('anyone who comes past the proxy without https is turned away', async () => {
  const answer = await httpRequest({ port, path: '/login', headers: { host } });
  expect([answer.status, answer.body]).toEqual([403, expect.stringContaining('https-needed')]);
});
