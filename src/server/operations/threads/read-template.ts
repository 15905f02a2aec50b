import type { OfferedTemplate, TemplateQuery, UsedTemplate } from '#contracts/message-templates.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { authorize } from '#domain/policy.ts';
import { fieldsUsed, fillFields } from '#domain/thread/message-fields.ts';
import { threadPolicy } from '#domain/thread/thread.ts';
import type { RequestContext } from '../../request-context.ts';
import { missingIn, valuesFor } from './fill-fields.ts';

/** The templates that whoever writes for the firm may begin with, by name; for clients there are none. */
export async function readTemplates({ actor, db }: Pick<RequestContext, 'actor' | 'db'>): Promise<readonly OfferedTemplate[]> {
  return isOfTheFirm(actor) ? db.read(({ messageTemplates }) => messageTemplates.offered()) : [];
}

/**
 * A template as it is written or, with an account, with the values of its client.
 *
 * @throws AppError `template-not-found`; AccessRefused `account-not-found`
 */
export async function readTemplate(
  context: Pick<RequestContext, 'actor' | 'db' | 'portal' | 'today' | 'locale'>,
  { template: id, account: accountId }: TemplateQuery,
): Promise<UsedTemplate> {
  const { actor, db, portal } = context;
  if (!isOfTheFirm(actor)) throw new AppError('template-not-found');
  return db.read(async (snapshot) => {
    const template = await snapshot.messageTemplates.find(id);
    if (!template) throw new AppError('template-not-found');
    const { language, subject, body } = template.values;
    if (accountId === undefined) return { language, subject, text: body, missing: [] };
    const found = await snapshot.accounts.find(accountId);
    const account = found?.portalId === portal?.id ? found : null;
    authorize({ policy: threadPolicy, action: 'write', notFound: 'account-not-found' }, actor, account);
    const values = (await valuesFor(snapshot, context, { accounts: [account.id], language })).get(account.id) ?? {};
    return {
      language,
      subject: fillFields(subject, values),
      text: fillFields(body, values),
      missing: missingIn(fieldsUsed(subject, body), values),
    };
  });
}
