import { createHash } from 'node:crypto';

const names = new Map<string, string>();
/** More texts than the product has statements: whatever makes up texts as it goes along is not prepared. */
const maxNames = 400;

/** Names a query that has values. The connection then parses and plans it once, including its policies, instead of at every request. */
export function named(question: unknown, values: unknown): unknown {
  if (!Array.isArray(values) || values.length === 0) return question;
  const config = typeof question === 'string' ? { text: question } : question;
  const name = isNameless(config) ? nameOf(config.text) : undefined;
  return name === undefined ? question : { ...(config as object), name };
}

function isNameless(config: unknown): config is { readonly text: string } {
  const { text, name } = (config ?? {}) as { readonly text?: unknown; readonly name?: unknown };
  return typeof text === 'string' && name === undefined;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 24);
  names.set(text, name);
  return name;
}
