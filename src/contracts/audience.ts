import * as z from 'zod';
import { type LeftOutReason, audienceLimits, audiences } from '#domain/audience.ts';
import { isId } from '#domain/is-id.ts';

/** Up to so many ids, with commas between them. */
const idsUpTo = (most: number) =>
  z
    .string()
    .max(most * 33)
    .default('')
    .transform((ids) => (ids === '' ? [] : ids.split(',')))
    .refine((ids) => ids.length <= most && ids.every(isId));

/** The recipients of a document or a message to several, as its form names them. */
export const audienceFields = {
  to: z.enum(audiences),
  groups: idsUpTo(audienceLimits.groups),
  clients: idsUpTo(audienceLimits.chosen),
};
export const AudienceQuery = z.object(audienceFields);
export type AudienceQuery = z.infer<typeof AudienceQuery>;

/** The number of recipients of a delivery to several, and those left out. */
export interface Reach {
  readonly count: number;
  /** True if there are more recipients than the limit. */
  readonly isTooMany: boolean;
  readonly leftOutCount: number;
  /** The first of them by name. */
  readonly leftOut: readonly { readonly name: string; readonly reason: LeftOutReason }[];
}

/** A group whose clients it can go to. */
export interface AudienceGroup {
  readonly id: string;
  readonly name: string;
}
