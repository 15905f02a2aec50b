import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The server's secret: the configured one, or one of its own that is made once and kept in `var/secret`, readable by its user only. */
export function readSecret({ secret, varDir }: Pick<Config, 'secret' | 'varDir'>): string {
  if (secret !== null) return secret;
  const file = join(varDir, 'secret');
  if (!existsSync(file)) makeSecret(varDir, file);
  const kept = readFileSync(file, 'utf8').trim();
  if (kept.length < 32) throw new Error(`The secret in ${file} is too short; remove the file to get a new one.`);
  return kept;
}

/** Written aside and linked into place: of two processes that start at once the second finds a whole secret, and keeps it. */
function makeSecret(varDir: string, file: string): void {
  mkdirSync(varDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
