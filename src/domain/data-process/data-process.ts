import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/**
 * The files of the import format that a data process may bring, without their ending, in the order in which an import takes them. People and clients are
 * invited and created in the office, so `users` and `accounts` are none of them.
 */
export const datasets = [
  'instruments',
  'prices',
  'dividends',
  'fx',
  'benchmarks',
  'models',
  'fund-weights',
  'portfolios',
  'transactions',
  'commitments',
  'reported-values',
] as const;
export type Dataset = (typeof datasets)[number];

export const requestMethods = ['GET', 'POST'] as const;
export type RequestMethod = (typeof requestMethods)[number];

/** A file of a data process: one that an API answers, or one that whoever runs the process chooses. */
export interface DataStep {
  readonly dataset: Dataset;
  /** Null where the file is chosen at each run. */
  readonly request: { readonly method: RequestMethod; readonly location: string } | null;
}

/**
 * `waiting` until its files are fetched and checked; `checked` and `refused` are what that found; `importing` once someone has confirmed it; `failed` where a
 * file could not be had.
 */
export const dataRunStates = ['waiting', 'checked', 'refused', 'failed', 'importing', 'imported', 'discarded'] as const;
export type DataRunState = (typeof dataRunStates)[number];

/** States in which a run still holds its files: of one process there is one such run at a time. */
export const openDataRunStates: readonly DataRunState[] = ['waiting', 'checked', 'importing'];

export const dataProcessLimits = {
  /** Steps of one process: one for each dataset. */
  steps: datasets.length,
  location: 500,
  /** The longest wait for an API in milliseconds. */
  wait: 60_000,
  /** Problems and warnings that a run keeps; others are counted. */
  problems: 200,
} as const;

/**
 * Returns true for a location that may be asked: a path of the data service of the installation, or an https address. What a name resolves to is judged when
 * it is asked.
 */
export function isDataLocation(location: string): boolean {
  if (location.length > dataProcessLimits.location || /[\s\\]/.test(location)) return false;
  if (location.startsWith('/')) return !location.startsWith('//') && isPlainPath(location);
  const url = URL.parse(location);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}

/** Nothing in it leads up, also where a gateway reads encoded characters first. */
function isPlainPath(location: string): boolean {
  const [path = ''] = location.split(/[?#]/);
  return !/\/(?:\.|%2e){1,2}(?:\/|$)|%2f|%5c/i.test(path);
}

export interface DataRun {
  readonly state: DataRunState;
}

/** Data processes bring figures of every client: they are a matter of administrators. */
export const dataProcessPolicy: Policy<object, 'read' | 'run'> = { read: isAdministrator, run: isAdministrator };

export const dataRunPolicy: Policy<DataRun, 'import' | 'discard'> = {
  import: (actor, { state }) => isAdministrator(actor) && state === 'checked',
  discard: (actor, { state }) => isAdministrator(actor) && (state === 'checked' || state === 'waiting'),
};
