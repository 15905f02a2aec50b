import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const bundled = /^#(web|routes)\//;
const native = '\0native:';

/**
 * One module, one instance: of our own folders the server bundle contains only web/ and routes/. Every other `#` import is
 * run by Node from its source, in production because the bundle leaves it alone, in development because Vite's runner is
 * handed what Node imported. Otherwise `error instanceof AppError` would be false in one of the two.
 */
export function oneInstance(developmentEntry: string): Plugin {
  let isBuild = false;
  return {
    name: 'one-module-one-instance',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId(source, importer = '') {
      if (this.environment.name === 'client') return null;
      if (importer.endsWith(developmentEntry)) return native + new URL(source, pathToFileURL(importer)).href;
      if (!source.startsWith('#') || bundled.test(source)) return null;
      return isBuild ? { id: source, external: true } : native + new URL(`../src/${source.slice(1)}`, import.meta.url).href;
    },
    async load(id) {
      return id.startsWith(native) ? handedOver(id.slice(native.length)) : null;
    },
  };
}

/** A module that exports what Node's own import of the file exports. */
async function handedOver(address: string): Promise<string> {
  const module = (await import(address)) as Record<string, unknown>;
  const shelf = Symbol.for(address);
  Object.assign(globalThis, { [shelf]: module });
  const names = Object.keys(module).filter((name) => name !== 'default');
  return [`const module = globalThis[Symbol.for(${JSON.stringify(address)})];`, `export const { ${names.join(', ')} } = module;`].join(
    '\n',
  );
}
