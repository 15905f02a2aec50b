import type { RuleTester } from 'oxlint/plugins-dev';

/** One lint rule of ours in the shape that oxlint's `jsPlugins` take. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: (context: never) => unknown; createOnce?: never }>;

/** The data that oxlint passes to a rule about the current file. */
export type Context = Parameters<Rule['create']>[0];

/** Node type → what to do when one is met. */
export type Visitor = ReturnType<Rule['create']>;

/** Anything that a problem can be reported on. */
export type Place = Extract<Parameters<Context['report']>[0], { node: unknown }>['node'];

/** The path of the linted file from the root of the repository, with forward slashes: `src/domain/actor.ts`. */
export function pathOf({ filename, cwd }: Context): string {
  return filename.slice(cwd.length + 1).replaceAll('\\', '/');
}

/** Returns whether a path is a test beside its subject. Tests may use Node, packages and the clock. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
