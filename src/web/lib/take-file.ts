/** The result of a file request, with the server's sentence if it refused. */
type Taken = { readonly isTaken: true } | { readonly isTaken: false; readonly text: string | null };

/** Fetches a file and hands it to the browser to keep. Only in the browser. */
export async function takeFile(href: string): Promise<Taken> {
  const answer = await fetch(href).catch(() => null);
  if (!answer?.ok) return { isTaken: false, text: answer && (await sentenceIn(answer)) };
  const name = fileNameIn(answer.headers.get('content-disposition'));
  // A page instead of a file, such as the one to sign in again.
  if (name === null) location.assign(href);
  else keep(await answer.blob(), name);
  return { isTaken: true };
}

async function sentenceIn(answer: Response): Promise<string | null> {
  return answer.headers.get('content-type')?.startsWith('text/plain') ? answer.text() : null;
}

/** The name of a file to keep; null where the answer is none. */
export function fileNameIn(disposition: string | null): string | null {
  if (!disposition?.startsWith('attachment')) return null;
  const [, extended] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]*)"/.exec(disposition) ?? [];
  return extended === undefined ? (plain ?? '') : decodeURIComponent(extended);
}

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
