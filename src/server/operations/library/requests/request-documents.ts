import * as z from 'zod';
import { documentRequestPolicy, requestLimits } from '#domain/document/document-request.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../../request-context.ts';
import { formKey, sentForm } from '../../idempotency/form-key.ts';
import { once } from '../../idempotency/once.ts';
import { newId } from '../../ledger/new-id.ts';
import { notify } from '../../notifications/notify.ts';

const line = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;
const lines = /^[^\p{Bidi_Control}]*$/u;
const Form = z.strictObject({
  intent: z.literal('ask'),
  'form-key': formKey,
  account: z.string().regex(/^[0-9a-f]{32}$/),
  title: z.string().normalize('NFC').trim().min(1).max(requestLimits.title).regex(line),
  note: z.string().normalize('NFC').trim().max(requestLimits.note).regex(lines),
  dueOn: z.string().max(40),
  lines: z
    .string()
    .normalize('NFC')
    .max(requestLimits.lines * requestLimits.line * 2)
    .regex(lines),
});

/**
 * Asks a client for documents, each of which has a line of its own, until a day; the client is told.
 *
 * @returns its id
 * @throws AppError `form-not-understood`, `document-request-lines`, `document-request-day`, `document-requests-full`; AccessRefused `account-not-found`,
 * `forbidden`; as `once`
 */
export async function requestDocuments(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'today'>,
  fields: Record<string, unknown>,
): Promise<string> {
  const { data: form } = Form.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { actor, db, portal, today } = context;
  const { title, note, dueOn } = form;
  const asked = linesIn(form.lines);
  return db.write((tx) =>
    once(tx, sentForm(actor, 'document-request-made', form), async () => {
      const found = await tx.accounts.find(form.account);
      const account = found?.portalId === portal?.id ? found : null;
      authorize({ policy: documentRequestPolicy, action: 'ask', notFound: 'account-not-found' }, actor, account);
      if (!isIsoDate(dueOn) || dueOn < today) throw new AppError('document-request-day');
      const { id: accountId, portalId } = account;
      await tx.documents.lockAccount(accountId);
      if ((await tx.documentRequests.countOpenOf(accountId)) >= requestLimits.openOfAccount) throw new AppError('document-requests-full');
      const id = newId();
      const by = 'userId' in actor ? actor.userId : '';
      await tx.documentRequests.insert({ id, accountId, title, note, dueOn, by, lines: asked });
      const after = { title, dueOn, documents: asked };
      tx.audit.add({ action: 'document-request-made', accountId, portalId, target: { kind: 'document-request', id }, after });
      await notify(tx, { kind: 'documents-asked', to: 'client', key: id, ...about({ id, accountId, portalId, title }) });
      return id;
    }),
  );
}

function linesIn(text: string): readonly string[] {
  const found = text
    .split(/\r?\n/)
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const isRight = found.length > 0 && found.length <= requestLimits.lines && found.every((each) => each.length <= requestLimits.line);
  if (!isRight) throw new AppError('document-request-lines', { lines: requestLimits.lines, characters: requestLimits.line });
  return found;
}

/** Returns the content of a request's notification, and its link. */
export function about({
  id,
  accountId,
  portalId,
  title,
}: {
  readonly id: string;
  readonly accountId: string;
  readonly portalId: string;
  readonly title: string;
}) {
  return { accountId, about: title, page: 'requests', params: { portal: portalId }, query: { request: id } } as const;
}
