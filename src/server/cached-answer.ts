/**
 * Asks once for all who come while it is being answered, and hands the answer to those of the next `milliseconds` as well, a failure among
 * them.
 */
export function cachedAnswer<Answer>(milliseconds: number, ask: () => Promise<Answer>): () => Promise<Answer> {
  let kept: Promise<Answer> | null = null;
  const forget = () => {
    kept = null;
  };
  return () => {
    kept ??= ask().finally(() => setTimeout(forget, milliseconds).unref());
    return kept;
  };
}
