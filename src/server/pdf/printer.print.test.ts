import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { chromiumProgram } from './chromium-program.ts';
import { openPrinter } from './printer.ts';

const varDir = mkdtempSync(join(tmpdir(), 'portal-print-'));
const program = () => chromiumProgram({ chromium: null, varDir });
const log = pino({ level: 'silent' });
const printer = openPrinter({ program, log });

afterAll(async () => {
  await printer.close();
  rmSync(varDir, { recursive: true, force: true });
});

function font(file: string): string {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`@fontsource/${file}`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
}

const styles = `
  @font-face { font-family: Lato; src: ${font('lato/files/lato-latin-400-normal.woff2')} }
  @font-face { font-family: Commissioner; src: ${font('commissioner/files/commissioner-greek-400-normal.woff2')}; unicode-range: U+0370-03FF }
  @page { size: A4; margin: 20mm; @bottom-right { content: counter(page) " από " counter(pages) } }
  html, h1, h2 { font: 400 12px Lato, Commissioner }
  section { break-after: page }`;

function document(body: string): string {
  return `<!doctype html><html lang="el"><head><title>Επενδυτική Αναφορά</title><style>${styles}</style></head><body>${body}</body></html>`;
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()));
  return text;
}

test('Greek and figures can be read out of the PDF, pages are counted, our fonts are in it', async () => {
  const chart = '<svg width="200" height="50" role="img" aria-label="Γραμμή"><path d="M0 0L200 50" stroke="red" /></svg>';
  const pdf = await printer.print(
    document(`<section><h1>Σύνοψη</h1><p>1.842.507,36 € και +4,09%</p></section><h1>Κινήσεις</h1>${chart}`),
    'ivy',
  );
  const [first = '', second = ''] = await pagesOf(pdf);
  expect(first).toContain('Σύνοψη');
  expect(first).toContain('1.842.507,36 € και +4,09%');
  expect(first).toContain('1 από 2');
  expect(second).toContain('Κινήσεις');

  const source = Buffer.from(pdf).toString('latin1');
  expect(source).toMatch(/\/BaseFont \/\w+\+Lato-Regular/);
  expect(source).toMatch(/\/BaseFont \/\w+\+Commissioner/);
  expect(source.match(/\/FontFile2/g)).toHaveLength(2);
  expect(source.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
  expect(source).not.toContain('/Subtype /Image');
});

test('it carries its title, its language, its structure and an outline', async () => {
  const pdf = await printer.print(document('<h1>Σύνοψη</h1><h2>Απόδοση</h2>'), 'ivy');
  const proxy = await getDocumentProxy(pdf.slice());
  expect((await getMeta(proxy)).info).toMatchObject({ Title: 'Επενδυτική Αναφορά', Language: 'el' });
  expect(await proxy.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await proxy.getOutline())?.map(({ title }) => title)).toEqual(['Σύνοψη']);
});

test('scripts do not run and nothing is asked of the network', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const links = `<img src="${address}/picture"><link rel="stylesheet" href="${address}/styles"><iframe src="${address}/frame"></iframe>`;
  const pdf = await printer.print(document(`<p>plain</p>${links}<script>document.body.textContent = 'changed'</script>`), 'ivy');
  server.close();
  expect(asked).toEqual([]);
  expect(await pagesOf(pdf)).toEqual([expect.stringContaining('plain')]);
  expect(Buffer.from(pdf).toString('latin1')).not.toContain('/JavaScript');
});

test('when too many wait the next one is turned away, and the others are printed', async () => {
  const prints = await Promise.allSettled(
    Array.from({ length: 9 }, (_one, nth) => printer.print(document('<p>one of many</p>'), `${nth}`)),
  );
  const refused = prints.filter((each) => each.status === 'rejected');
  expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: 'server-busy' }) }]);
});

test('a Chromium that was killed is started again', async () => {
  const { path, env } = await program();
  const starter = join(varDir, 'starter.sh');
  const pidFile = join(varDir, 'pid');
  writeFileSync(starter, `#!/bin/sh\necho $$ > '${pidFile}'\nexec '${path}' "$@"\n`, { mode: 0o700 });
  const mortal = openPrinter({ program: async () => ({ path: starter, env }), log });
  await mortal.print(document('<p>before</p>'), 'ivy');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isGone(pid)).toBe(true);
  expect(await pagesOf(await mortal.print(document('<p>after</p>'), 'ivy'))).toEqual([expect.stringContaining('after')]);
  await mortal.close();
});

function isGone(pid: number): boolean {
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

test('what takes too long, or cannot be started, says so', async () => {
  const hasty = openPrinter({ program, log, timeoutMs: 1 });
  await expect(hasty.print(document('<p>slow</p>'), 'ivy')).rejects.toMatchObject({ code: 'unforeseen' });
  await hasty.close();
  const absent = openPrinter({ program: async () => ({ path: '/nowhere/chromium', env: {} }), log });
  await expect(absent.print(document(''), 'ivy')).rejects.toMatchObject({ code: 'unforeseen' });
  await absent.close();
});
