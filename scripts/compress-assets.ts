import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size a response of its own weighs more than what is saved. */
const worthwhile = 512;

/**
 * Lays a brotli and a gzip beside every asset of the client, once when it is built instead of at every request: after the server, which
 * hands over those that it alone names.
 */
export function compressAssets(): Plugin {
  let folder = '';
  return {
    name: 'compress-assets',
    apply: 'build',
    configResolved(config) {
      folder = config.environments.client?.build.outDir ?? config.build.outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name === 'ssr') compressFolder(folder);
      },
    },
  };
}

function compressFolder(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < worthwhile) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
