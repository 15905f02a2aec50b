import { data } from 'react-router';
import type { RecordAnswer } from '#contracts/records.ts';
import { pickTypedFields } from './form-fields.ts';

/** Gives the answer to a record's form its status: 409 if another user saved first, 400 for invalid fields, otherwise 200. */
export function recordAnswer(answered: RecordAnswer, fields: Readonly<Record<string, unknown>>) {
  if ('conflict' in answered) return data({ ...answered, typed: pickTypedFields(fields) }, { status: 409 });
  return 'problems' in answered ? data({ ...answered, typed: pickTypedFields(fields) }, { status: 400 }) : data(answered, { status: 200 });
}
