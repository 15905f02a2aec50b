/** Fetches what an address answers as JSON. */
export async function fetchJson<Value>(address: string, signal: AbortSignal): Promise<Value> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Value;
}
