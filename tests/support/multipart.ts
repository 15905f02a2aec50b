/** A form with files as a browser sends it: its type, which names the boundary, and its bytes. */
export async function multipart(fields: readonly (readonly [string, string | File])[]): Promise<{ type: string; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) };
}
