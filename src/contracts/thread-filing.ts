import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import type { AudienceGroup } from './audience.ts';
import { type ProcessId, processIds } from './processes.ts';

/** The forms and client groups that the firm can file a thread under. */
export interface FilingOffer {
  readonly processes: readonly ProcessId[];
  /** The groups that the reader sees; empty for clients. */
  readonly groups: readonly AudienceGroup[];
}

/** The form and client group of a thread. Clients see the form and never the group. */
export interface Filing {
  readonly process: ProcessId | null;
  readonly group: AudienceGroup | null;
}

/** As forms say it; a choice of nothing is an empty field. */
export const filingFields = {
  process: z.union([z.literal(''), z.enum(processIds)]).optional(),
  group: z.union([z.literal(''), z.string().refine(isId)]).optional(),
};
