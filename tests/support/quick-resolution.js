import * as modules from 'node:module';

/**
 * Loaded first by each process that tests start. Node reads the exports of a package again for each file in it, and those of drizzle-orm are
 * 178 KB: half of what a command takes until it runs. What one of its files imports is another one beside it, as Node would find it.
 * npm may run on a Node that has no hooks.
 */
modules.registerHooks?.({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (!specifier.startsWith('.') || !specifier.endsWith('.js') || !parentURL?.includes('/node_modules/drizzle-orm/'))
      return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
