import type { Locale } from '#contracts/ids.ts';
import { AppError } from '#domain/errors.ts';
import { fieldsUsed, type FieldValues, fillFields, type MessageField } from '#domain/thread/message-fields.ts';
import { filledBody, type MessageBody } from '#domain/thread/message-body.ts';
import { namedDate } from '#wording/date-format.ts';
import type { AccountFields } from '../../db/queries/threads/field-values.ts';
import type { Queries } from '../../db/queries.ts';
import type { RequestContext } from '../../request-context.ts';

/** The source of the values, beside the accounts. */
export type FieldContext = Pick<RequestContext, 'portal' | 'today' | 'locale'>;

/** Returns the values of a message's fields for each of the accounts. Dates are written in `language`, or in the writer's. */
export async function valuesFor(
  { fieldValues }: Pick<Queries, 'fieldValues'>,
  { portal, today, locale }: FieldContext,
  { accounts, language = locale }: { readonly accounts: readonly string[]; readonly language?: Locale | undefined },
): Promise<ReadonlyMap<string, FieldValues>> {
  const ofAll = { portal: portal?.name ?? '', today: namedDate(language, today, 'long') };
  return new Map((await fieldValues.of(accounts)).map((found) => [found.id, { ...ofAll, ...valuesIn(found) }]));
}

/** The fields for which there is no value. */
export function missingIn(fields: readonly MessageField[], values: FieldValues): MessageField[] {
  return fields.filter((field) => values[field] === undefined);
}

export interface Words {
  readonly subject: string;
  readonly body: MessageBody;
}

/**
 * A message as its client reads it.
 *
 * @throws AppError `field-without-value` with the `field` as it is written
 */
export function filled({ subject, body }: Words, values: FieldValues): Words {
  const [missing] = missingIn(fieldsUsed(subject, body.text), values);
  if (missing !== undefined) throw new AppError('field-without-value', { field: `{{${missing}}}` });
  return { subject: fillFields(subject, values), body: filledBody(body, values) };
}

function valuesIn({ client, adviser, title, email, telephone }: AccountFields): FieldValues {
  return {
    client,
    ...(adviser && { adviser }),
    ...(title && { adviser_title: title }),
    ...(email && { adviser_email: email }),
    ...(telephone && { adviser_phone: telephone }),
  };
}
