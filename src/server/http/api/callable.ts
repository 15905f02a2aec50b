import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';

/** A function that other systems and our own pages call by name: `{ "data": … }` is answered with `{ "result": … }`. */
export type Callable = (context: RequestContext, body: unknown, key: string | null) => Promise<{ readonly result: object }>;

interface Described<Data> {
  /** All that may stand in `data`. */
  readonly data: z.ZodType<Data>;
  /** `key` is that of the call; null for one without. */
  readonly call: (context: RequestContext, data: Data, key: string | null) => Promise<object>;
}

/** @throws AppError `call-not-understood`, naming the first part that is not ours or has no sense; and as `call` does. */
export function callable<Data>({ data, call }: Described<Data>): Callable {
  const Body = z.strictObject({ data });
  return async (context, body, key) => ({ result: await call(context, parseCall(Body, body).data, key) });
}

/** @throws AppError `call-not-understood`, naming the first part that is not ours or has no sense */
export function parseCall<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new AppError('call-not-understood', { part: firstPart(parsed.error) });
  return parsed.data;
}

/** As the caller wrote it: `message.html` of `{ data: { message: { html } } }`. */
function firstPart({ issues: [issue] }: z.ZodError): string {
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  return path.slice(path.length > 1 ? 1 : 0).join('.') || 'data';
}
