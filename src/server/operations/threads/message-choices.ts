import * as z from 'zod';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import type { RequestContext } from '../../request-context.ts';

const choice = z.enum(['yes', 'no']).optional();

/** The firm's choices beside the text of a message. A form without them notifies, and copies nothing. */
export const choiceFields = { notify: choice, copy: choice };

type ChoiceFields = Readonly<Partial<Record<keyof typeof choiceFields, 'yes' | 'no' | undefined>>>;

/**
 * Returns what the firm chose for a message.
 *
 * @throws AppError `form-not-understood` for a client, who has no choice
 */
export function parseChoices({ actor }: Pick<RequestContext, 'actor'>, { notify, copy }: ChoiceFields): MessageChoices {
  if ((notify ?? copy) !== undefined && !isOfTheFirm(actor)) throw new AppError('form-not-understood');
  return { notifies: notify !== 'no', copies: copy === 'yes' };
}
