import type { Config } from '../config.ts';
import type { Gateway } from './gateway.ts';

const longestWait = 10_000;
const maxBytes = 64_000;

/**
 * Hands text messages to a provider's HTTP gateway, one POST each. The body is the configured template with `{to}`, `{text}` and `{id}`
 * filled in: as JSON when it begins with a brace, else as a form. No redirect is followed; only a 2xx answer counts.
 */
export function smsGateway({ url, header, body }: NonNullable<Config['sms']>): Gateway {
  const isJson = body.trimStart().startsWith('{');
  const written = isJson ? (value: string) => JSON.stringify(value).slice(1, -1) : encodeURIComponent;
  const [name, value] = header ?? [];
  return {
    async send({ id, recipient, text }) {
      const fields: Record<string, string> = { to: recipient, text, id };
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(longestWait),
        headers: {
          'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          'idempotency-key': id,
          ...(name && value ? { [name]: value } : {}),
        },
        body: body.replaceAll(/\{(to|text|id)\}/g, (_braces, field: string) => written(fields[field] ?? '')),
      });
      await readWhole(answer);
      if (!answer.ok) throw new Error(`The gateway for text messages answered with ${answer.status}.`);
    },
  };
}

/** Reads an answer of bearable length, so that the connection can be used again; no one asks what it says. */
async function readWhole({ body }: Response): Promise<void> {
  let bytes = 0;
  for await (const piece of body ?? []) {
    bytes += (piece as Uint8Array).length;
    if (bytes > maxBytes) throw new Error('The gateway for text messages sent too long an answer.');
  }
}
