/** Says for the terminal what went wrong: never empty, without a stack. A connection that no one took says nothing itself, only why each try failed. */
export function toErrorSentence(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(toErrorSentence).join('; ');
  return error instanceof Error ? error.message || error.name : String(error);
}
