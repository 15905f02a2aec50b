/** SQL of a number as people read it: 5,412,500 or 108.25, with up to eight decimals or so many as are asked for. */
export function numberText(sql: string, decimals = 8): string {
  return `rtrim(rtrim(to_char(${sql}, 'FM999,999,999,999,999,990.${'0'.repeat(decimals)}'), '0'), '.')`;
}
