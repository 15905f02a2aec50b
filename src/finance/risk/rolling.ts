/** A figure over each window of following returns, the first one ending with return number `window`. Empty when there are fewer. */
export function rolling<Value>(returns: readonly number[], window: number, figure: (part: readonly number[]) => Value): Value[] {
  const windows = Math.max(returns.length - window + 1, 0);
  return Array.from({ length: windows }, (_, start) => figure(returns.slice(start, start + window)));
}
