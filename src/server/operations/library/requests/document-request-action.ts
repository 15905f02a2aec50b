import * as z from 'zod';
import type { Account } from '#domain/account/account.ts';
import { requestLimits } from '#domain/document/document-request.ts';
import { AppError } from '#domain/errors.ts';
import type { FoundRequest } from '../../../db/queries/library/document-requests.ts';
import type { Transaction } from '../../../db/queries.ts';
import type { RequestContext } from '../../../request-context.ts';
import { notify } from '../../notifications/notify.ts';
import { about } from './request-documents.ts';
import { findRequest } from './find-request.ts';

const requestId = z.string().max(40);
const place = {
  request: requestId,
  line: z.coerce.number().int().min(1).max(requestLimits.lines),
  document: z.string().regex(/^[0-9a-f]{32}$/),
};
const Form = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('withdraw'), request: requestId }),
  z.strictObject({ intent: z.literal('accept'), ...place, reason: z.string().max(2000).optional() }),
  z.strictObject({
    intent: z.literal('return'),
    ...place,
    reason: z
      .string()
      .normalize('NFC')
      .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
      .pipe(
        z
          .string()
          .max(requestLimits.reason)
          .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u),
      ),
  }),
]);
type Form = z.infer<typeof Form>;
type Decision = Exclude<Form, { readonly intent: 'withdraw' }>;

interface Asked {
  readonly request: FoundRequest;
  readonly account: Account;
}

/**
 * Accepts what came to a line, sends it back with a reason, or withdraws the whole request.
 *
 * @throws AppError `form-not-understood`, `reason-required`, `document-changed` where something else has come or it was decided before; AccessRefused
 * `document-request-not-found`, `forbidden`
 */
export async function documentRequestAction(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal'>,
  fields: Record<string, unknown>,
): Promise<{ readonly done: Form['intent'] }> {
  const { data: form } = Form.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  await context.db.write(async (tx) => {
    const found = await findRequest(tx, context, { id: form.request, action: 'ask' });
    await tx.documents.lockAccount(found.account.id);
    if (form.intent === 'withdraw') return withdraw(tx, found);
    const by = 'userId' in context.actor ? context.actor.userId : '';
    return decide(tx, { ...found, by }, form);
  });
  return { done: form.intent };
}

async function withdraw(tx: Transaction, { request, account }: Asked): Promise<void> {
  if (!(await tx.documentRequests.withdraw(request))) throw new AppError('document-changed');
  tx.audit.add({ action: 'document-request-withdrawn', ...target({ request, account }), before: { title: request.title } });
}

async function decide(tx: Transaction, { request, account, by }: Asked & { readonly by: string }, form: Decision): Promise<void> {
  const { line, document } = form;
  const reason = form.intent === 'return' ? form.reason : null;
  if (reason === '') throw new AppError('reason-required');
  if (request.isWithdrawn || !(await tx.documentRequests.decide(request, line, { document, reason, by })))
    throw new AppError('document-changed');
  const title = request.lines.find(({ number }) => number === line)?.title ?? '';
  const [action, kind] =
    reason === null
      ? (['document-line-accepted', 'document-accepted'] as const)
      : (['document-line-returned', 'document-returned'] as const);
  tx.audit.add({ action, ...target({ request, account }), after: { document: title, ...(reason === null ? {} : { reason }) } });
  const { id } = request;
  const said = about({ id, accountId: account.id, portalId: account.portalId, title });
  await notify(tx, { kind, to: 'client', key: `${id}:${line}:${document}`, ...said });
}

function target({ request, account }: Asked) {
  return { accountId: account.id, portalId: account.portalId, target: { kind: 'document-request', id: request.id } } as const;
}
