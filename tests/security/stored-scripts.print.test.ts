import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { chromiumProgram } from '#server/pdf/chromium-program.ts';
import { variants } from '#variants/registry.ts';
import { inFull } from '../support/in-full.ts';
import { sharedProduct } from '../support/running-product.ts';
import { credentialsIn, type SignedInActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

/**
 * Texts that a browser would take for script (in full five hundred), in every field that people fill in: names, addresses, devices, terms, groups,
 * what the trail tells. Rendered for the reader them, in a real browser, they are words.
 */
const openings = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</script>',
  '</title>',
  '</textarea>',
  '</style>',
  '-->',
  ']]>',
  '\\',
  '\\"',
  "\\'",
  '`',
  '${',
  '{{',
  '&#34;>',
  '\u2028',
  '%22%3E',
];
const scripts = [
  '<script data-planted>planted()</script>',
  '<img data-planted src=x onerror=planted()>',
  '<svg data-planted onload=planted()>',
  '<svg data-planted><script>planted()</script></svg>',
  '<iframe data-planted srcdoc="<script>parent.planted()</script>">',
  '<a data-planted href="javascript:planted()">press</a>',
  '<body data-planted onload=planted()>',
  '<input data-planted autofocus onfocus=planted()>',
  '<details data-planted open ontoggle=planted()>',
  '<math data-planted><mtext><script>planted()</script></mtext></math>',
  '<base data-planted href="//evil.example/">',
  '<meta data-planted http-equiv=refresh content="0;url=javascript:planted()">',
  '<link data-planted rel=stylesheet href="//evil.example/x.css">',
  '<form data-planted action="//evil.example"><button>send</button></form>',
  '<object data-planted data="javascript:planted()">',
  '<style data-planted>*{background:url(//evil.example)}</style>',
  ' data-planted onmouseover=planted() x=',
  '<template data-planted><script>planted()</script></template>',
  '<video data-planted><source onerror=planted()></video>',
  '<marquee data-planted onstart=planted()>',
  '<noscript><p title="</noscript><img data-planted src=x onerror=planted()>">',
  '<ScRiPt data-planted>planted()</ScRiPt>',
  'javascript:planted()//<b data-planted>',
  '<x data-planted onclick=planted() style="animation-name:x">',
  ');planted();//<i data-planted>',
];
/** In full each script behind each opening; else each script and each opening twice or three times. */
const payloads: readonly string[] = openings.flatMap((opening, nth) =>
  scripts.filter((_script, at) => inFull || (at + nth) % 10 === 0).map((script) => opening + script),
);
const part = payloads.length / (openings.length * scripts.length);

const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
let browser: Browser;
let submission = '';

beforeAll(async () => {
  await owner.query("select set_config('app.actor_kind', 'system', false)");
  await owner.query('update subscriptions set accounts = 1000 where is_standard');
  await owner.query(
    `insert into users (email, name, role, title)
     select n || '@xss.example', text, 'investor', text from unnest($1::text[]) with ordinality one (text, n)`,
    [payloads],
  );
  await owner.query("update user_security set phone = title from users where id = user_id and email like '%@xss.example'");
  await owner.query(
    `insert into accounts (portal_id, external_id, name, email, currency)
     select $2, text, text, n || '@xss.example', 'GBP' from unnest($1::text[]) with ordinality one (text, n)`,
    [payloads, ids.portal],
  );
  await owner.query(
    `insert into account_members (account_id, user_id, relation)
     select accounts.id, $1::uuid, 'advisor' from accounts where email like '%@xss.example'
     union all
     select accounts.id, users.id, 'client' from accounts join users on users.email = accounts.email where users.email like '%@xss.example'`,
    [people.advisor.id],
  );
  await owner.query('insert into client_groups (portal_id, name) select $2, text from unnest($1::text[]) text', [payloads, ids.portal]);
  await owner.query(
    `insert into client_group_members (account_id, group_id, source)
     select accounts.id, client_groups.id, 'entered' from accounts join client_groups on client_groups.name = accounts.name where email like '%@xss.example'`,
  );
  await owner.query('update portals set name = $1 where id = $2', [payloads[41], ids.portal]);
  await owner.query('insert into portal_terms (portal_id, version, texts) values ($1, 2, $2)', [ids.portal, { en: payloads.join('\n') }]);
  await owner.query(
    `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, seed)
     select $2, text, 4, 0, 0, 0, 10, 0.02, 1 from unnest($1::text[]) text`,
    [payloads.filter(({ length }) => length <= 80).slice(0, 19), ids.account],
  );
  await writtenInForms();
  const writer = product.database.as(system('test'));
  await writer.write(async (tx) => {
    for (const text of payloads) {
      tx.audit.add({
        action: 'profile-changed',
        target: { kind: 'person', id: people.investor.id },
        before: { name: text },
        after: { [text]: text },
      });
    }
  });
  await owner.query(
    `insert into sessions (token_hash, user_id, idle_deadline, absolute_deadline, second_factor, user_agent, network_address)
     select sha256(text::bytea || n::text::bytea), $2, now() + interval '1 hour', now() + interval '1 hour', 'pin', text, text
       from (select replace(text, '\\', '/') as text, n from unnest($1::text[]) with ordinality one (text, n)) one`,
    [payloads, people.investor.id],
  );
  const { path, env } = await chromiumProgram({ chromium: null, varDir: product.varDir });
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  browser = await puppeteer.launch({ executablePath: path, env, args: asRoot, headless: 'shell' });
});

/** One client hands in all of them, and another has them in a draft. */
async function writtenInForms(): Promise<void> {
  const [nationality = '', taxResidence = ''] = payloads.slice(30);
  const written = { nationality, taxResidence, exposed: true, office: payloads.join('\n') };
  const { rows } = await owner.query<{ id: string }>(
    `insert into submissions (process, user_id, answers, form, submitted_at) values ('onboarding', $1, $2, $3, now() + interval '1 hour')
     returning replace(id::text, '-', '') as id`,
    [people.investor.id, written, variants.default.onboardingForm],
  );
  submission = rows[0]?.id ?? '';
  await owner.query("insert into submissions (process, user_id, answers) values ('onboarding', $1, $2)", [
    people.otherInvestor.id,
    written,
  ]);
  await owner.query(
    `insert into terms_acceptances (account_id, terms_id, user_id)
     select account_id, terms.id, user_id from account_members, portal_terms terms where relation = 'client' and user_id = any($1) on conflict do nothing`,
    [[people.investor.id, people.otherInvestor.id]],
  );
}

afterAll(() => browser.close());

/** Counts the injected elements of a document and returns its text. Runs in the page. */
function look() {
  return {
    planted: document.querySelectorAll('[data-planted]').length,
    isRun: 'isPlanted' in window,
    words: document.documentElement.textContent,
  };
}

/** Runs in the page before its own scripts. */
function listen() {
  Object.assign(window, { planted: () => Object.assign(window, { isPlanted: true }) });
}

async function pageFor(accessActor: SignedInActor | 'guest'): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.evaluateOnNewDocument(listen);
  await page.setExtraHTTPHeaders((await credentialsOf(accessActor)).headers);
  return page;
}

/** The status that a page is answered with at last: who is told that too much is asked for comes back. */
async function open(page: Page, address: string): Promise<number> {
  for (let tries = 0; ; tries += 1) {
    // The stream of live events stays open; a page that is still on its way is not quiet.
    const answer = await page.goto(address, { waitUntil: ['load', 'networkidle2'] });
    const status = answer?.status() ?? 0;
    if (status !== 503 || tries === 12) return status;
    await wait(1000);
  }
}

const lists = Array.from({ length: Math.ceil(payloads.length / 50) }, (_, at) => `page=${at + 1}`);

/** The reader and address of each page, and the minimum number of the texts on it. */
const views: readonly (readonly [SignedInActor | 'guest', string, number])[] = [
  ...lists.map((query) => ['advisor', `/dashboard/{portal}?sort=name&order=asc&${query}`, 40] as const),
  ['admin', '/dashboard/{portal}', 40],
  ['admin', '/portals', 1],
  ['admin', '/admin/audit?action=profile-changed', 20],
  ['investor', '/dashboard/{portal}/projections/A-North', 19],
  ['investor', '/profile/me', 100 * part],
  ['investor', '/profile/access', 0],
  ['investor', '/dashboard/{portal}/processes/onboarding', 400 * part],
  ['otherInvestor', '/dashboard/{portal}/processes/onboarding?step=about', 0],
  ['admin', '/admin/people/{investor}/submissions/{submission}', 400 * part],
  ['guest', '/terms/{portal}', 400 * part],
  ['guest', '/login?redirectTo={payload}', 0],
  ['guest', '/signup?redirectTo={payload}', 0],
  ['advisor', '/dashboard/{portal}?find={payload}', 0],
  ['advisor', '/dashboard/{portal}?tab={payload}', 0],
];

const found = new Set<string>();

test.concurrent.each(views)('for %s nothing on %s is planted', async (accessActor, path, least) => {
  const page = await pageFor(accessActor);
  const filled = path
    .replace('{portal}', ids.portal)
    .replace('{investor}', people.investor.id)
    .replace('{submission}', submission)
    .replace('{payload}', encodeURIComponent(payloads[26] ?? ''));
  const status = await open(page, `http://localhost:${product.port}${filled}`);
  const { planted, isRun, words } = await page.evaluate(look);
  await page.browserContext().close();
  expect(status).toBeLessThan(500);
  expect({ planted, isRun }).toEqual({ planted: 0, isRun: false });
  const shown = payloads.filter((text) => words.includes(text));
  for (const text of shown) found.add(text);
  expect(shown.length).toBeGreaterThanOrEqual(least);
});

test('all of them were shown', () => {
  expect(payloads.length).toBe(inFull ? 500 : 50);
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(found.size).toBe(payloads.length);
});

test('what is looked for would be found', async () => {
  const page = await pageFor('guest');
  let caught = 0;
  for (const text of payloads.slice(0, 50)) {
    await page.setContent(`<p>${text}</p>`);
    caught += (await page.evaluate(look)).planted > 0 ? 1 : 0;
  }
  expect(caught).toBeGreaterThan(30);
});
