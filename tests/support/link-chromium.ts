import { mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A folder of a product has the Chromium of the clone: unpacked once for all, 200 MB. What unpacks it has a test of its own. */
export function linkChromium(varDir: string): void {
  const unpacked = resolve('var/chromium');
  mkdirSync(unpacked, { recursive: true });
  symlinkSync(unpacked, join(varDir, 'chromium'));
}
