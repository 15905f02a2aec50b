/**
 * Decodes the router's data. Values refer to each other by index; objects have the indices of their names and values. Some negative numbers stand for missing
 * values.
 */
export function decoded(body: string): unknown {
  const [line = ''] = body.split('\n');
  const values = JSON.parse(line) as unknown[];
  const at = (place: number): unknown => {
    if (place < 0) return null;
    const value = values[place];
    if (Array.isArray(value)) return value.map((each) => at(each as number));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [String(values[Number(name.slice(1))]), at(part as number)]));
  };
  return at(0);
}
