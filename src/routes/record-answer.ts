import { data } from 'react-router';
import type { RecordAnswer } from '#contracts/records.ts';

/** What became of the form of a record: 409 for anyone who was too late, 400 for what its fields do not take. */
export function recordAnswer(answered: RecordAnswer) {
  if ('conflict' in answered) return data(answered, { status: 409 });
  return data(answered, { status: 'problems' in answered ? 400 : 200 });
}
