import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { AppError } from '#domain/errors.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import type { ChromiumProgram } from './chromium-program.ts';

/** Turns complete HTML into a PDF. */
export interface Printer {
  /**
   * Everything that the HTML shows must be in it: the page's JavaScript is off and every request but `data:` is refused.
   *
   * @throws AppError `server-busy` when too many wait already, or two of `whose` own, `unforeseen` when Chromium does not manage.
   */
  print(html: string, whose: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PrinterSettings {
  readonly program: () => Promise<ChromiumProgram>;
  readonly log: Logger;
  readonly timeoutMs?: number;
}

/** Chromium refuses its sandbox to root; everyone else keeps it. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const switches = [
  ...asRoot,
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** One Chromium for the process: started when it is first needed, kept warm, started again when it has died. */
export function openPrinter({ program, log, timeoutMs = 30_000 }: PrinterSettings): Printer {
  const takeTurn = concurrencyLimit({ atOnce: 2, waiting: 6, ofEach: 2 });
  let running: Promise<Browser> | null = null;

  function browser(): Promise<Browser> {
    running ??= start(program, () => {
      running = null;
    });
    return running;
  }

  return {
    print: (html, whose) => takeTurn(() => printed(browser, html, timeoutMs).catch((error: unknown) => fail(error, log)), whose),
    async close() {
      await (await running?.catch(() => null))?.close();
    },
  };
}

async function start(program: PrinterSettings['program'], onEnd: () => void): Promise<Browser> {
  try {
    const [{ path, env }, { default: puppeteer }] = await Promise.all([program(), import('puppeteer-core')]);
    const options = { executablePath: path, env, args: switches, headless: 'shell', pipe: true } as const;
    const browser = await puppeteer.launch({ ...options, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false });
    browser.once('disconnected', onEnd);
    return browser;
  } catch (error) {
    onEnd();
    throw error;
  }
}

async function printed(browser: () => Promise<Browser>, html: string, timeoutMs: number): Promise<Uint8Array> {
  const page = await (await browser()).newPage();
  const overtime = new AbortController();
  try {
    return await Promise.race([printOn(page, html, timeoutMs), pause(timeoutMs, null, { signal: overtime.signal }).then(tooSlow)]);
  } finally {
    overtime.abort();
    await page.close().catch(() => undefined);
  }
}

function tooSlow(): never {
  throw new Error('The page was not printed in time.');
}

async function printOn(page: Page, html: string, timeout: number): Promise<Uint8Array> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', refuseUnlessInside);
  await page.setContent(html, { waitUntil: 'load', timeout });
  await page.evaluate(everythingDrawn);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true, timeout });
}

function refuseUnlessInside(request: HTTPRequest): void {
  void (request.url().startsWith('data:') ? request.continue() : request.abort());
}

/** Runs in the page: every font is there and every picture decoded. One that cannot be shown does not hold up the rest. */
async function everythingDrawn(): Promise<void> {
  const fonts = [...document.fonts].map((font) => font.load());
  const pictures = [...document.images].map((picture) => picture.decode());
  await Promise.allSettled([...fonts, ...pictures]);
  await document.fonts.ready;
}

function fail(error: unknown, log: Logger): never {
  log.error({ error: String(error) }, 'a PDF could not be printed');
  throw new AppError('unforeseen');
}
