import type { ProcessId } from '#contracts/processes.ts';
import { hex } from '../../hex.ts';

/** What a thread is filed under, or looked for by; null for nothing in particular. */
export interface FiledIn {
  readonly process: ProcessId | null;
  /** The id of a group. */
  readonly group: string | null;
}

/** Of a thread and the group `filed` that it is joined with: to clients row-level security shows no group. */
export const filing = `thread.process, case when filed.id is not null then json_build_object('id', ${hex('filed.id')}, 'name', filed.name) end as "group"`;
