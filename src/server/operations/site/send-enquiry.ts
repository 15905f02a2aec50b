import { href } from 'react-router';
import * as z from 'zod';
import { listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { guest, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { emailKey } from '#domain/sign-in/email-address.ts';
import type { Problems } from '#forms/check-answers.ts';
import { understand } from '#forms/values.ts';
import type { RequestContext } from '../../request-context.ts';
import { formText } from '../form-line.ts';
import { formKey } from '../idempotency/form-key.ts';
import { once } from '../idempotency/once.ts';
import { notifyAdministrators } from '../messages/notify-administrators.ts';
import { countInAdvance } from '../passwords/password-buckets.ts';
import { mailBuckets } from '../sign-in/mail-buckets.ts';

const Sent = z.strictObject({
  'form-key': formKey,
  name: formText(200),
  email: formText(320),
  phone: formText(100),
  words: formText(3000),
});
const asked = listFields(collections.enquiries).filter(({ id }) => ['name', 'email', 'phone', 'words'].includes(id));

type Sending = Pick<RequestContext, 'auth' | 'today'>;

/**
 * Keeps what a visitor asks, whoever they are, and tells the administrators of it. The mails that it causes count for the visitor's network and
 * for the address that was given, as those of signing up do.
 *
 * @returns what is wrong with the fields; null when it was kept
 * @throws AppError `form-not-understood`, `too-many-attempts`
 */
export async function sendEnquiry({ auth, today }: Sending, fields: Record<string, unknown>): Promise<Problems | null> {
  const { data: form } = Sent.safeParse(fields);
  if (!form) throw new AppError('form-not-understood');
  const { 'form-key': key, ...typed } = form;
  const understood = understand(asked, typed, today);
  if ('problems' in understood) return understood.problems;
  if ('unknown' in understood) throw new AppError('form-not-understood');
  const { services, caller, database } = auth;
  const { name, email } = understood.values as { readonly name: string; readonly email: string };
  const values = { ...understood.values, name, note: null, received: today, progress: 'new' };
  const own = database.as(system('enquiries'));
  await own.writeUnaudited('sign-in-counts', async (tx) => countInAdvance(tx, await mailBuckets(tx, caller, emailKey(email))));
  await own.write((tx) =>
    once(tx, { by: guest, action: 'content-made', key, payload: typed }, async () => {
      const enquiries = tx.contentRecords.of('enquiries');
      await enquiries.lock();
      const id = await enquiries.insert(values);
      tx.audit.add({ action: 'content-made', by: guest, target: { kind: 'content', id }, after: { collection: 'enquiries' } });
      const address = `${services.origin}${href('/admin/:collection', { collection: 'enquiries' })}?open=${id}`;
      await notifyAdministrators(tx, services, { portalId: null, mail: { kind: 'enquiry', href: address }, about: id });
      return {};
    }),
  );
  return null;
}
