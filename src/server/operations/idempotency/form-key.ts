import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { Actor } from '#domain/actor.ts';
import type { CreatingAction } from '#domain/audit/audit-event.ts';
import { AppError } from '#domain/errors.ts';
import type { SentOnce } from './once.ts';

/** The hidden field of a form that creates something (`web/ui/fields/form-key.tsx`): made again with each page, `newFormKey`. */
export const formKey = z.string().regex(/^[\w-]{22}$/);

/**
 * The key of a form that is read by hand.
 *
 * @throws AppError `form-not-understood`
 */
export function formKeyIn(fields: Readonly<Record<string, unknown>>): string {
  const { data } = formKey.safeParse(fields['form-key']);
  if (data === undefined) throw new AppError('form-not-understood');
  return data;
}

/**
 * The `Idempotency-Key` of a call; null when it has none.
 *
 * @throws AppError `idempotency-key-invalid`
 */
export function callKeyOf(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\w.:-]{16,200}$/.test(header)) throw new AppError('idempotency-key-invalid');
  return header;
}

/** A key for the forms of a page. */
export function newFormKey(): string {
  return randomBytes(16).toString('base64url');
}

/** A form that creates something, and carries its key, as `once` asks for it. */
export function sentForm(by: Actor, action: CreatingAction, form: { readonly 'form-key': string }): SentOnce {
  const { 'form-key': key, ...payload } = form;
  return { by, action, key, payload };
}
