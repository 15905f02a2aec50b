import { data } from 'react-router';

/** Gives the answer to a form its status: 409 if another user saved first, otherwise 200. */
export function withConflictStatus<Answer extends object>(answered: Answer) {
  return data(answered, { status: 'conflict' in answered ? 409 : 200 });
}
