import { data } from 'react-router';
import type { RecordAnswer } from '#contracts/records.ts';
import { pickTypedFields } from './form-fields.ts';

/** What became of the form of a record: 409 for anyone who was too late, 400 for what its fields do not take. */
export function recordAnswer(answered: RecordAnswer, fields: Readonly<Record<string, unknown>>) {
  if ('conflict' in answered) return data({ ...answered, typed: pickTypedFields(fields) }, { status: 409 });
  return 'problems' in answered ? data({ ...answered, typed: pickTypedFields(fields) }, { status: 400 }) : data(answered, { status: 200 });
}
