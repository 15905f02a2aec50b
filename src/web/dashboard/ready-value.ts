import type { Loading } from '#contracts/report.ts';

/** What a dataset says, where it is here already; null while it is on its way, when it failed, or was not asked for. */
export function readyValue<Value>(loading: Loading<Value> | undefined): Value | null {
  return loading && !(loading instanceof Promise) && loading.state === 'ready' ? loading.value : null;
}
