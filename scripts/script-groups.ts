import type { Plugin } from 'vite';

/** The entry points of pages with common scripts. */
const beginnings = {
  root: /\/src\/(?:root|entry\.client)\.tsx$/,
  guest: /\/src\/routes\/(?:login|invite|reset|verify|terms|portals)\.tsx$/,
  frame: /\/src\/routes\/frame\.tsx$/,
  report: /\/src\/routes\/(?:dashboard\/(?:overview|account|portfolio)|shared\/shared-portfolio)\.tsx$/,
  block: /\/src\/web\/dashboard\/blocks\/.*-view\.tsx$/,
} as const;

type Beginning = keyof typeof beginnings;

/** The scripts, by where what is in them is reached from: a module is in the first that takes it, with what it imports itself. */
const scripts: Readonly<Record<string, (from: Reach) => boolean>> = {
  site: ({ by }) => by.has('root'),
  controls: ({ by }) => by.has('guest') && (by.has('frame') || by.has('report')),
  frame: ({ by }) => by.has('frame'),
  report: ({ by }) => by.has('report'),
  blocks: ({ views }) => views > 1,
};

interface Reach {
  readonly by: ReadonlySet<Beginning>;
  /** The number of blocks whose views use it. */
  readonly views: number;
}

/**
 * Puts what pages need at once into few scripts, each with its styles, and what several blocks are drawn with into one more. Left alone, each
 * module that two pages share is a file of its own: a portfolio page asked for 192. `groups` are for `codeSplitting` of Rolldown.
 */
export function scriptGroups() {
  const reached = new Map<string, { by: Set<Beginning>; views: number }>();
  const plugin: Plugin = {
    name: 'script-groups',
    buildEnd() {
      reached.clear();
      const ours = [...this.getModuleIds()].filter(isOurs);
      for (const beginning of Object.keys(beginnings) as Beginning[]) {
        for (const first of ours.filter((id) => beginnings[beginning].test(id.replace(/\?.*$/, '')))) {
          const seen = new Set([first]);
          for (const id of seen) {
            const reach = reached.get(id) ?? { by: new Set<Beginning>(), views: 0 };
            reached.set(id, { by: reach.by.add(beginning), views: reach.views + (beginning === 'block' ? 1 : 0) });
            for (const imported of (this.getModuleInfo(id)?.importedIds ?? []).filter(isOurs)) seen.add(imported);
          }
        }
      }
    },
  };
  const groups = Object.entries(scripts).map(([name, takes]) => ({ name, test: (id: string) => takes(reached.get(id) ?? nowhere) }));
  return { plugin, groups };
}

const isOurs = (id: string) => id.includes('/src/');
const nowhere: Reach = { by: new Set(), views: 0 };
