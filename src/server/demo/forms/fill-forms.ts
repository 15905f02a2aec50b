import { system } from '#domain/actor.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import { listAskedFields } from '#forms/designed/asked-fields.ts';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { submissionDocumentOf } from '#forms/submission.ts';
import type { Variant } from '#variants/variant.ts';
import type { Database } from '../../db/database.ts';
import type { Queries } from '../../db/queries.ts';
import { contentValues } from '../site/content-values.ts';
import type { DemoForm } from './demo-forms.ts';

/** Publishes the form of a fictional firm, in its portals where the variant has forms there, and keeps what clients have answered. */
export async function fillForms(
  database: Database,
  { sections, locales: [locale = 'en'] }: Variant,
  { today, form }: { today: IsoDate; form: DemoForm },
): Promise<void> {
  const { slug, title, description, endMessage, fields, isCopied = false } = form;
  await database.as(system('demo')).writeUnaudited('demo-history', async (tx) => {
    const content = tx.contentRecords;
    const named = { name: title[locale], slug, access: 'authenticated', title_en: title.en, title_el: title.el };
    const design = {
      ...named,
      description_en: description.en,
      description_el: description.el,
      endMessage_en: endMessage.en,
      endMessage_el: endMessage.el,
      owned: 'Personal',
      ...(isCopied && { uploadToLibrary: true }),
      fields: designDocumentOf(fields),
    };
    const formId = await content.of('forms').insert(contentValues('forms', design));
    await content.publish(formId);
    const inPortal = sections.processes
      ? await content.of('processes').insert(contentValues('processes', { ...named, form: formId }))
      : null;
    if (inPortal !== null) await content.publish(inPortal);
    for (const sent of form.sent) await keep(tx, { form, formId, inPortal, sent, submitted: addDays(today, -sent.daysAgo) });
  });
}

interface Kept {
  readonly form: DemoForm;
  readonly formId: string;
  readonly inPortal: string | null;
  readonly sent: DemoForm['sent'][number];
  readonly submitted: IsoDate;
}

async function keep(tx: Queries, { form, formId, inPortal, sent, submitted }: Kept): Promise<void> {
  const { client, step, answers } = sent;
  const person = (await tx.users.withPassword(client))?.user;
  const [account] = person ? await tx.threads.accountsOfClient(person.id) : [];
  const fields = listAskedFields(form.fields);
  const problems = Object.keys(checkAnswers(fields, answers, submitted));
  if (!person || account === undefined || problems.length > 0)
    throw new Error(`The demo data has no client ${client}, or answers that their form refuses: ${problems.join(', ')}.`);
  const portal = (await tx.accountRecords.find(account))?.portalId ?? null;
  await tx.contentRecords.of('submissions').insert({
    name: person.name,
    form: formId,
    submitted,
    owners: person.name,
    sender: person.id,
    step,
    answers: submissionDocumentOf({ fields, answers }),
    note: null,
    ...(inPortal !== null && { process: inPortal, portal, account }),
  });
}
