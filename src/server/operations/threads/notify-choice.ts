import * as z from 'zod';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';

/** The firm's choice whether a message notifies its client. A form without it notifies. */
export const notifyFields = { notify: z.enum(['yes', 'no']).optional() };

interface NotifyChoice {
  readonly notify?: 'yes' | 'no' | undefined;
}

/**
 * Returns whether a message notifies its reader.
 *
 * @throws AppError `form-not-understood` for a client, whose messages always notify the firm
 */
export function isNotifying({ actor }: Pick<RequestContext, 'actor'>, { notify }: NotifyChoice): boolean {
  if (notify !== undefined && !isOfTheFirm(actor)) throw new AppError('form-not-understood');
  return notify !== 'no';
}
