import { OverloadError } from './overload-error.ts';

export interface ByteBudget {
  /** Takes so many bytes more for each of these, a network and a person; where there is no room nothing is taken, and who asks is to be told this. */
  readonly take: (holders: readonly string[], bytes: number) => OverloadError | null;
  readonly giveBack: (holders: readonly string[], bytes: number) => void;
}

/** Holds what bodies of requests may take of the memory: `whole` bytes together, `ofEach` those of one holder. */
export function byteBudget({ whole, ofEach }: { readonly whole: number; readonly ofEach: number }): ByteBudget {
  const held = new Map<string, number>();
  let all = 0;

  function add(holder: string, bytes: number): void {
    const own = (held.get(holder) ?? 0) + bytes;
    if (own > 0) held.set(holder, own);
    else held.delete(holder);
  }

  return {
    take(holders, bytes) {
      if (holders.some((holder) => (held.get(holder) ?? 0) + bytes > ofEach)) return new OverloadError('network-busy', { seconds: 60 });
      if (all + bytes > whole) return new OverloadError('server-busy');
      all += bytes;
      for (const holder of holders) add(holder, bytes);
      return null;
    },
    giveBack(holders, bytes) {
      all -= bytes;
      for (const holder of holders) add(holder, -bytes);
    },
  };
}
