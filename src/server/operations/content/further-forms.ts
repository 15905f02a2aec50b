import type { ContentValues } from '#collections/content/content-collection.ts';
import { AppError } from '#domain/errors.ts';
import { designLimits } from '#forms/designed/designed-field.ts';
import type { Transaction } from '../../db/queries.ts';
import { furtherIdsOf, ownDesignOf } from '../site/whole-form.ts';

const refused = () => new AppError('form-too-deep', { limit: designLimits.fields });

/**
 * Refuses a form with further forms that it cannot have, and one with which another form would ask too much.
 *
 * @throws AppError `form-too-deep` for the form itself, for one that has further forms, for further forms of one that is itself one, and for
 * more fields than a form may have
 */
export async function refuseFurtherForms(tx: Transaction, values: ContentValues, id: string | null): Promise<void> {
  const further = furtherIdsOf(values);
  const asking = id === null ? [] : await tx.contentRecords.formsAsking(id);
  if (further.length > 0 && (asking.length > 0 || (id !== null && further.includes(id)))) throw refused();
  await refuseLength(tx, values, null);
  for (const outer of asking) await refuseLength(tx, outer, { id, values });
}

interface Changed {
  readonly id: string | null;
  readonly values: ContentValues;
}

/** Refuses a form that would ask too much with its further forms, of which one is `changed`. */
async function refuseLength(tx: Transaction, outer: ContentValues, changed: Changed | null): Promise<void> {
  let count = ownDesignOf(outer).length;
  for (const one of furtherIdsOf(outer)) {
    const values = one === changed?.id ? changed.values : (await tx.contentRecords.of('forms').find(one))?.values;
    if (values && furtherIdsOf(values).length > 0) throw refused();
    count += values ? ownDesignOf(values).length : 0;
  }
  if (count > designLimits.fields) throw refused();
}
