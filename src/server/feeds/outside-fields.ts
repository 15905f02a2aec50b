import * as z from 'zod';
import { isIsoDate } from '#finance/iso-date.ts';

const turning = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A line as it may be shown: nothing that turns the direction of what stands beside it. */
export const line = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform((text) => text.replaceAll(turning, ' ').trim());
export const named = (limit: number) => line(limit).refine((text) => text !== '');
export const day = z.string().refine(isIsoDate);
/** Leads nowhere but to what it names. */
export const id = z.string().regex(/^[\w-]{1,100}$/);

/** The paragraphs of a plain text: they are parted by empty lines. */
export const paragraphs = (limit: number) =>
  z
    .string()
    .max(limit)
    .transform((text) =>
      text
        .split(/\n\s*\n/)
        .map((part) => part.replaceAll(turning, ' ').trim())
        .filter((part) => part !== ''),
    );

export function addressOf(base: string, path: string, parameters: readonly (readonly [string, string])[]): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  return url;
}
