import { TurnedAway } from './turned-away.ts';

export interface ByteBudget {
  /** Takes so many bytes more for a network; where there is no room nothing is taken, and who asks is to be told this. */
  readonly take: (network: string, bytes: number) => TurnedAway | null;
  readonly giveBack: (network: string, bytes: number) => void;
}

/** Holds what bodies of requests may take of the memory: `whole` bytes together, `ofEach` those of one network. */
export function byteBudget({ whole, ofEach }: { readonly whole: number; readonly ofEach: number }): ByteBudget {
  const held = new Map<string, number>();
  let all = 0;

  function set(network: string, bytes: number): void {
    if (bytes > 0) held.set(network, bytes);
    else held.delete(network);
  }

  return {
    take(network, bytes) {
      const own = held.get(network) ?? 0;
      if (own + bytes > ofEach) return new TurnedAway('network-busy', { seconds: 60 });
      if (all + bytes > whole) return new TurnedAway('server-busy');
      all += bytes;
      set(network, own + bytes);
      return null;
    },
    giveBack(network, bytes) {
      all -= bytes;
      set(network, (held.get(network) ?? 0) - bytes);
    },
  };
}
