import * as modules from 'node:module';

const root = new URL('../../', import.meta.url);
const source = new URL('src/', root).href;

/**
 * Loaded first by each process that tests start. Node reads the exports of a package again for each file in it, and those of drizzle-orm are
 * 178 KB: half of what a command takes until it runs. It asks for each of our files which package.json is nearest and what that says; there is one. What one of these files imports is another one beside it or
 * below `src/`, as Node would find it, and a package is the same for all of them. npm may run on a Node that has no hooks.
 */
const packages = new Map();

modules.registerHooks?.({
  resolve(specifier, context, next) {
    const found = ours(specifier, context.parentURL) ?? ofDrizzle(specifier, context.parentURL);
    if (found) return { ...found, shortCircuit: true };
    const isPackage = context.parentURL?.startsWith(source) && /^[@a-z]/.test(specifier) && !specifier.startsWith('node:');
    if (!isPackage) return next(specifier, context);
    const wanted = `${specifier} ${context.conditions.join(' ')}`;
    if (!packages.has(wanted)) packages.set(wanted, { ...next(specifier, context), shortCircuit: true });
    return packages.get(wanted);
  },
});

function ours(specifier, parent) {
  if (!parent?.startsWith(source) || !specifier.endsWith('.ts')) return null;
  if (specifier.startsWith('.')) return { url: new URL(specifier, parent).href, format: 'module-typescript' };
  if (/^#[a-z]+\//.test(specifier) && !specifier.startsWith('#tests/'))
    return { url: source + specifier.slice(1), format: 'module-typescript' };
  return null;
}

function ofDrizzle(specifier, parent) {
  if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parent?.includes('/node_modules/drizzle-orm/')) return null;
  return { url: new URL(specifier, parent).href, format: 'module' };
}
