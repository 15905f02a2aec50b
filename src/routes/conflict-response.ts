import { data } from 'react-router';

/** What became of a form about something that others may change at the same time: 409 for anyone who was too late. */
export function withConflictStatus<Answer extends object>(answered: Answer) {
  return data(answered, { status: 'conflict' in answered ? 409 : 200 });
}
