import { describe, expect, test } from 'vitest';
import type { NamedFile } from '#contracts/library.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { zipOf } from '../support/spreadsheet.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const library = `/dashboard/${ids.portal}/library`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

async function ask(as: AccessActor, path: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
  const { headers: own } = await credentialsOf(as);
  return httpRequest({ port: product.port, method: 'GET', path, headers: { host, ...own, ...headers } });
}

async function post(as: AccessActor, path: string, body: Buffer, headers: Readonly<Record<string, string>>): Promise<HttpAnswer> {
  const { headers: own } = await credentialsOf(as);
  const all = { host, origin: `http://${host}`, ...own, ...headers, 'content-length': String(body.length) };
  return httpRequest({ port: product.port, method: 'POST', path, headers: all, body });
}

async function sendPiece(as: AccessActor, key: string, at: number, content: Buffer): Promise<HttpAnswer> {
  return post(as, `/api/v1/upload-pieces?key=${key}&at=${at}`, content, { 'content-type': 'application/octet-stream' });
}

interface Wanted {
  readonly as?: AccessActor;
  readonly fileName?: string;
  readonly content?: Buffer;
  readonly key?: string;
  readonly [other: string]: unknown;
}

async function create({
  as = 'investor',
  fileName = 'letter.pdf',
  content: _content,
  key = newFormKey(),
  ...other
}: Wanted): Promise<HttpAnswer> {
  const details = { account: ids.account, portfolio: null, type: 'other', effectiveDate: null, tags: [] };
  const body = { portal: ids.portal, upload: key, fileName, ...details, ...other };
  return post(as, '/api/v1/documents', Buffer.from(JSON.stringify(body)), { 'content-type': 'application/json', 'idempotency-key': key });
}

async function add(wanted: Wanted): Promise<HttpAnswer> {
  const { as = 'investor', content = pdf, key = newFormKey() } = wanted;
  await sendPiece(as, key, 0, content);
  return create({ ...wanted, key });
}

const codeOf = ({ body }: HttpAnswer) => (JSON.parse(body) as { error?: { code: string } }).error?.code;
const madeOf = ({ body }: HttpAnswer) => JSON.parse(body) as { id: string; number: number; fileName: string };
const fresh = (name: string) => `${name} ${newFormKey()}.pdf`;

describe('a document', () => {
  test('is read by those who see its account, told and counted as opened', async () => {
    const { id } = madeOf(await add({ as: 'advisor', fileName: fresh('review') }));
    const statuses = Object.fromEntries(
      await Promise.all(
        (
          [
            'investor',
            'advisor',
            'groupAdvisor',
            'admin',
            'viewingAdvisor',
            'otherInvestor',
            'otherAdvisor',
            'strangerInvestor',
            'delegate',
          ] as const
        ).map(async (as) => [as, (await ask(as, `${library}/${id}/file`)).status] as const),
      ),
    );
    expect(statuses).toEqual({
      investor: 200,
      advisor: 200,
      groupAdvisor: 200,
      admin: 200,
      viewingAdvisor: 200,
      otherInvestor: 404,
      otherAdvisor: 404,
      strangerInvestor: 404,
      delegate: 404,
    });
    const { rows } = await owner.query<{ email: string }>(
      'select email from document_openings join users on users.id = user_id where document_id = $1 order by 1',
      [id],
    );
    expect(rows).toHaveLength(4);
    const told = await owner.query("select from activities where kind = 'downloaded' and section = 'library' and info like 'review %'");
    expect(told.rowCount).toBe(5);
  });

  test('comes as a file to keep that runs nothing, whole or in part', async () => {
    const { id } = madeOf(await add({ fileName: `Ώρες "α" ${newFormKey()}.pdf` }));
    const whole = await ask('investor', `${library}/${id}/file`);
    expect(whole.body).toBe(pdf.toString());
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/) as string,
      'content-disposition': expect.stringMatching(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%CE%8F/) as string,
    });
    const part = await ask('investor', `${library}/${id}/file`, { range: 'bytes=1-3' });
    expect([part.status, part.body, part.headers['content-range']]).toEqual([206, 'PDF', `bytes 1-3/${pdf.length}`]);
    expect((await ask('investor', `${library}/${id}/file`, { range: 'bytes=9999-' })).status).toBe(416);
    const stale = await ask('investor', `${library}/${id}/file`, { range: 'bytes=1-3', 'if-range': '"other"' });
    expect(stale.status).toBe(200);
  });

  test('is made once, however often it is asked for', async () => {
    const key = newFormKey();
    const fileName = fresh('once');
    const first = await add({ key, fileName });
    const again = await create({ key, fileName });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(codeOf(await create({ key, fileName: fresh('other') }))).toBe('sent-with-other-values');
  });

  test('comes in pieces, each where the one before ended', async () => {
    const key = newFormKey();
    expect((await sendPiece('investor', key, 0, pdf.subarray(0, 10))).body).toBe('{"received":10}');
    expect((await sendPiece('investor', key, 0, pdf)).body).toBe('{"received":10}');
    expect((await sendPiece('investor', key, 10, pdf.subarray(10))).body).toBe(`{"received":${pdf.length}}`);
    expect(codeOf(await create({ as: 'otherInvestor', key, account: ids.otherAccount }))).toBe('upload-missing');
    expect((await create({ key, fileName: fresh('pieces') })).status).toBe(200);
  });
});

test('with the external ID of another client in its name is asked about, of those whom its sender sees', async () => {
  await owner.query("update accounts set external_id = 'CL-77' where id = $1", [ids.otherAccount]);
  const fileName = fresh('Statement CL-77');
  const told = async (as: 'admin' | 'advisor') =>
    (JSON.parse((await ask(as, `${library}/names?${new URLSearchParams({ account: ids.account, name: fileName })}`)).body) as NamedFile)
      .otherRecipient;
  expect([(await told('admin'))?.other, await told('advisor')]).toEqual([expect.any(String), null]);
  expect(codeOf(await add({ as: 'admin', fileName }))).toBe('document-of-another');
  expect((await add({ as: 'admin', fileName, isForThem: true })).status).toBe(200);
  expect((await add({ as: 'admin', fileName, account: ids.otherAccount })).status).toBe(200);
  expect((await add({ as: 'advisor', fileName: fresh('Statement CL-77') })).status).toBe(200);
});

describe('a name that is taken', () => {
  test('is asked about; a copy has a name of its own, a replacement is a version and the old one stays', async () => {
    const fileName = fresh('Name');
    const { id } = madeOf(await add({ fileName }));
    expect(codeOf(await add({ fileName: fileName.toUpperCase() }))).toBe('document-name-taken');
    const copy = madeOf(await add({ fileName, sameName: 'copy' }));
    expect(copy.fileName).toBe(fileName.replace('.pdf', ' (2).pdf'));
    const other = Buffer.concat([pdf, Buffer.from('% newer\n')]);
    expect(madeOf(await add({ fileName, content: other, sameName: 'replace' }))).toEqual({ id, number: 2, fileName });
    expect((await ask('investor', `${library}/${id}/file`)).body).toBe(other.toString());
    expect((await ask('investor', `${library}/${id}/file?version=1`)).body).toBe(pdf.toString());
    expect((await ask('investor', `${library}/${id}/file?version=3`)).status).toBe(404);
  });

  test('of what the firm brought is not replaced by a client', async () => {
    const fileName = fresh('firm');
    await add({ as: 'advisor', fileName });
    expect(codeOf(await add({ fileName, sameName: 'replace' }))).toBe('forbidden');
  });

  test('is replaced thirty times at once, and nothing is lost', async () => {
    const fileName = fresh('race');
    const { id } = madeOf(await add({ as: 'advisor', fileName }));
    const answers = await Promise.all(Array.from({ length: 30 }, () => add({ as: 'advisor', fileName, sameName: 'replace' })));
    const made = answers.filter(({ status }) => status === 200).map((answer) => madeOf(answer).number);
    expect(new Set(made).size).toBe(made.length);
    const { rows } = await owner.query<{ number: number; key: string }>(
      'select number, stored_key as key from document_versions where document_id = $1 order by number',
      [id],
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: made.length + 1 }, (_, at) => at + 1));
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    for (const { number } of rows) expect((await ask('advisor', `${library}/${id}/file?version=${number}`)).status).toBe(200);
  });
});

describe('refused is', () => {
  test.each<[string, Wanted, string]>([
    ['another client’s account', { account: ids.otherAccount }, 'account-not-found'],
    ['an account of another portal', { as: 'admin', account: ids.farAccount }, 'account-not-found'],
    ['another account’s portfolio', { as: 'admin', portfolio: ids.otherPortfolio }, 'portfolio-not-found'],
    ['a holding of another account', { as: 'admin', holding: ids.otherFund }, 'instrument-not-found'],
    ['a holding that is none', { holding: ids.account }, 'instrument-not-found'],
    ['a page of HTML', { fileName: 'a.pdf', content: Buffer.from('<script>alert(1)</script>') }, 'file-unsupported'],
    ['a PDF that is called otherwise', { fileName: 'a.docx' }, 'file-unsupported'],
    ['a program', { fileName: 'a.exe', content: Buffer.from('MZ') }, 'file-unsupported'],
    ['an archive', { fileName: 'a.zip', content: Buffer.from('PK\u0003\u0004') }, 'file-unsupported'],
    ['a drawing with scripts', { fileName: 'a.svg', content: Buffer.from('<svg onload="x"/>') }, 'file-unsupported'],
    ['a name that is none', { fileName: '../..' }, 'file-name-invalid'],
    ['a type that there is not', { type: 'secret' }, 'form-not-understood'],
    ['what is no text', { type: ['other'] }, 'form-not-understood'],
    ['a tag with controls', { tags: ['a\u0007'] }, 'form-not-understood'],
    ['too many tags', { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) }, 'form-not-understood'],
    ['a day that there is not', { effectiveDate: '2026-02-30' }, 'form-not-understood'],
    ['another person in one’s place', { createdBy: people.advisor.id }, 'form-not-understood'],
  ])('%s', async (_what, wanted, code) => {
    expect(codeOf(await add(wanted))).toBe(code);
  });

  test('what lies beside the folders of uploads', async () => {
    for (const key of ['..%2F..%2F..%2Fsecret-of-ours', 'k'.repeat(21), `${'k'.repeat(21)}/`])
      expect((await sendPiece('investor', key, 0, pdf)).status).toBe(400);
  });

  test('a name with folders and marks is kept as a name', async () => {
    const name = fresh('\u202Egnp');
    const { fileName } = madeOf(await add({ fileName: `C:\\temp\\../${name}` }));
    expect(fileName).toBe(name.replace('\u202E', ''));
  });

  test('an Excel file is taken, and one with a macro is not', async () => {
    const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
    const book = zipOf({ '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${sheet}"/></Types>` });
    expect((await add({ fileName: `${newFormKey()}.xlsx`, content: book })).status).toBe(200);
    const macro = Buffer.concat([book, Buffer.from('xl/vbaProject.bin')]);
    expect(codeOf(await add({ fileName: `${newFormKey()}.xlsx`, content: macro }))).toBe('file-unsupported');
  });
});

const said = async (as: AccessActor, fields: Readonly<Record<string, string>>) => {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return (await post(as, library, body, { 'content-type': 'application/x-www-form-urlencoded' })).status;
};

const named = async (as: AccessActor, path: string, title: string) => (await ask(as, path)).body.includes(title);

describe('a holding', () => {
  test('has its documents in the library, over its page and on it, for those who see them there', async () => {
    const title = fresh('of a fund').replace('.pdf', '');
    await add({ as: 'advisor', fileName: `${title}.pdf`, holding: ids.fund });
    const held = `/dashboard/${ids.portal}/portfolio/${ids.portfolio}`;
    const of = `holding=${ids.fund}&account=${ids.account}`;
    expect(await named('investor', `${library}?${of}`, title)).toBe(true);
    expect(await named('investor', `${library}?holding=${ids.otherFund}`, title)).toBe(false);
    expect(await named('otherAdvisor', `${library}?${of}`, title)).toBe(false);
    for (const as of ['investor', 'advisor', 'viewingAdvisor'] as const)
      for (const path of [`${held}/holdings/${ids.fund}`, `${held}/funds/${ids.fund}`]) expect(await named(as, path, title)).toBe(true);
  });

  test.each<[AccessActor, string, number]>([
    ['investor', ids.account, 200],
    ['advisor', ids.account, 200],
    ['investor', ids.otherAccount, 404],
    ['advisor', ids.otherAccount, 404],
    ['admin', ids.farAccount, 404],
    ['investor', 'x', 400],
  ])('is offered to %s who asks for those of %s: %i', async (as, account, status) => {
    expect((await ask(as, `${library}/holdings?account=${account}`)).status).toBe(status);
  });
});

describe('what is said of a document', () => {
  const details = {
    intent: 'change',
    title: 'Renamed',
    type: 'statement',
    portfolio: '',
    holding: '',
    effectiveDate: '2026-06-30',
    tags: 'a, b',
    asks: 'signature',
  };

  test('is the firm’s to change, and the client’s of what they brought', async () => {
    const { id: document } = madeOf(await add({ as: 'advisor', fileName: fresh('said') }));
    expect(await said('investor', { ...details, document, version: '1' })).toBe(403);
    expect(await said('otherInvestor', { ...details, document, version: '1' })).toBe(404);
    expect(await said('otherAdvisor', { intent: 'remove', document })).toBe(404);
    expect(await said('viewingAdvisor', { intent: 'remove', document })).toBe(403);
    expect(await said('advisor', { ...details, document, version: '1' })).toBe(200);
    expect(await said('advisor', { ...details, document, version: '1' })).toBe(400);
    expect(await said('advisor', { ...details, document, version: '2', portfolio: ids.otherPortfolio })).toBe(404);
    const { id: own } = madeOf(await add({ fileName: fresh('own') }));
    expect(await said('investor', { ...details, document: own, version: '1' })).toBe(200);
    expect((await owner.query('select asks, tags from documents where id = any($1) order by asks', [[document, own]])).rows).toEqual([
      { asks: 'signature', tags: ['a', 'b'] },
      { asks: null, tags: ['a', 'b'] },
    ]);
  });

  test('is marked with the hash of what was shown: approved by the firm, read by the client, of the newest version alone', async () => {
    const fileName = fresh('marks');
    const { id: document } = madeOf(await add({ as: 'advisor', fileName }));
    const mark = { intent: 'mark', document, number: '1' };
    expect(await said('investor', { ...mark, mark: 'approved' })).toBe(403);
    expect(await said('advisor', { ...mark, mark: 'acknowledged' })).toBe(403);
    expect(await said('otherInvestor', { ...mark, mark: 'signed' })).toBe(404);
    for (const [as, what] of [
      ['investor', 'signed'],
      ['investor', 'acknowledged'],
      ['advisor', 'approved'],
      ['advisor', 'signed'],
    ] as const)
      expect(await said(as, { ...mark, mark: what })).toBe(200);
    const { rows } = await owner.query(
      `select mark, marked_by = $2 as "byClient" from document_marks join document_versions using (account_id, document_id, number, content_hash)
        where document_id = $1 order by mark`,
      [document, people.investor.id],
    );
    expect(rows).toEqual([
      { mark: 'acknowledged', byClient: true },
      { mark: 'approved', byClient: false },
      { mark: 'signed', byClient: true },
    ]);
    await add({ as: 'advisor', fileName, content: Buffer.concat([pdf, Buffer.from('%')]), sameName: 'replace' });
    expect(await said('investor', { ...mark, mark: 'acknowledged' })).toBe(400);
  });

  test('tells the other side: the client what is asked, and of marks whoever did not make them', async () => {
    const { id: document } = madeOf(await add({ as: 'advisor', fileName: fresh('told') }));
    await said('advisor', { ...details, document, version: '1' });
    await said('advisor', { ...details, document, version: '2', title: 'Renamed again' });
    const mark = { intent: 'mark', document, number: '1' };
    await said('investor', { ...mark, mark: 'signed' });
    await said('investor', { ...mark, mark: 'acknowledged' });
    await said('advisor', { ...mark, mark: 'approved' });
    const { rows } = await owner.query(
      `select distinct kind, about, user_id = $2 as "isClient" from notifications where query = 'document=' || $1 and kind <> 'document' order by kind`,
      [document, people.investor.id],
    );
    expect(rows).toEqual([
      { kind: 'document-acknowledged', about: 'Renamed again', isClient: false },
      { kind: 'document-approved', about: 'Renamed again', isClient: true },
      { kind: 'document-signed', about: 'Renamed again', isClient: false },
      { kind: 'signature-asked', about: 'Renamed', isClient: true },
    ]);
  });

  test('is not read in the trash by the client, and comes out of it again', async () => {
    const { id: document } = madeOf(await add({ as: 'advisor', fileName: fresh('gone') }));
    expect(await said('advisor', { intent: 'remove', document })).toBe(200);
    expect((await ask('investor', `${library}/${document}/file`)).status).toBe(404);
    expect((await ask('investor', `${library}?document=${document}`)).status).toBe(404);
    expect((await ask('advisor', `${library}/${document}/file`)).status).toBe(200);
    expect(await said('advisor', { intent: 'restore', document })).toBe(200);
    expect((await ask('investor', `${library}/${document}/file`)).status).toBe(200);
  });
});

describe('the library', () => {
  test.each<[AccessActor, readonly string[], readonly string[]]>([
    ['investor', ['CanaryNorth statement'], ['CanarySouth', 'CanaryFar']],
    ['otherInvestor', ['CanarySouth statement'], ['CanaryNorth', 'CanaryFar']],
    ['advisor', ['CanaryNorth statement'], ['CanarySouth', 'CanaryFar']],
    ['viewingAdvisor', ['CanaryNorth statement'], ['CanarySouth', 'CanaryFar']],
    ['admin', ['CanaryNorth statement', 'CanarySouth statement'], ['CanaryFar']],
  ])('shows %s their own', async (as, shown, hidden) => {
    for (const query of ['', `?account=${ids.otherAccount}`, `?find=statement&range=all`]) {
      const { status, body } = await ask(as, `${library}${query}`);
      expect(status).toBe(200);
      for (const word of hidden) expect(body).not.toContain(word);
      if (!query.includes('account')) for (const word of shown) expect(body).toContain(word);
    }
  });
});
