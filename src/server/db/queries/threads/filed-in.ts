import type { ProcessId } from '#contracts/processes.ts';
import { hex } from '../../hex.ts';

/** The form and group to file or find a thread by; null for any. */
export interface FiledIn {
  readonly process: ProcessId | null;
  /** The id of a group. */
  readonly group: string | null;
}

/** SQL columns of a thread joined with its group as `filed`; row-level security hides the group from clients. */
export const filing = `thread.process, case when filed.id is not null then json_build_object('id', ${hex('filed.id')}, 'name', filed.name) end as "group"`;
