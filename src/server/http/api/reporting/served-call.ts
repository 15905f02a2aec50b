import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../../request-context.ts';
import { parseQuery } from '../../../operations/parse-query.ts';

/** One address of a reporting API, under the prefix of its dialect. `:name` is a part of the path that the caller fills in. */
export interface ServedCall {
  readonly path: string;
  readonly answer: (context: RequestContext, asked: AskedCall) => Promise<unknown>;
}

/** The parts of the path and the query as they came. */
export interface AskedCall {
  readonly params: unknown;
  readonly query: unknown;
}

interface Described<Params extends string, Query extends object> {
  readonly path: string;
  readonly params: readonly Params[];
  readonly query: z.ZodType<Query>;
  readonly answer: (context: RequestContext, asked: Readonly<Record<Params, string>> & Query) => Promise<unknown>;
}

/** Defines a call. It refuses, by name, a parameter that is not its own or makes no sense: 400 `query-not-understood`. */
export function servedCall<Params extends string, Query extends object>({
  path,
  params,
  query,
  answer,
}: Described<Params, Query>): ServedCall {
  const Params = z.object(Object.fromEntries(params.map((name) => [name, nameOf])) as Record<Params, typeof nameOf>);
  return {
    path,
    answer: (context, asked) => {
      const wanted = parseQuery(query, asked.query as Readonly<Record<string, unknown>>);
      requireDaysInOrder(wanted);
      return answer(context, {
        ...wanted,
        ...(parseQuery(Params, asked.params as Readonly<Record<string, unknown>>) as Readonly<Record<Params, string>>),
      });
    },
  };
}

/** Refuses a period that ends before it begins: its figures would be those of one day. */
function requireDaysInOrder({ from, to }: { readonly from?: unknown; readonly to?: unknown }): void {
  if (typeof from === 'string' && typeof to === 'string' && from > to) throw new AppError('query-not-understood', { part: 'from' });
}

/** An id of ours or a number of the firm's source. */
export const nameOf = z
  .string()
  .min(1)
  .max(100)
  .regex(/^\P{Cc}+$/u);
export const day = z.string().refine(isIsoDate).optional();
export const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');
export const pageNumber = z.coerce.number().int().min(1).max(10_000).default(1);
