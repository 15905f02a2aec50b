/** Texts as the body of a reply, each sent when the reader is ready for it; what fails on the way breaks the reply off. */
export function textStream(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

/** A first text, and one of each batch. The batches are ended whenever reading ends, also before the first of them. */
export async function* textOfBatches<Batch>(
  head: string,
  batches: AsyncIterable<Batch>,
  textOf: (batch: Batch) => string,
): AsyncGenerator<string> {
  const left = batches[Symbol.asyncIterator]();
  try {
    yield head;
    for await (const batch of { [Symbol.asyncIterator]: () => left }) yield textOf(batch);
  } finally {
    await left.return?.();
  }
}
