import { useState } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { AudienceGroup } from '#contracts/audience.ts';
import type { FilingOffer } from '#contracts/thread-filing.ts';
import type { ListedMailing } from '#contracts/mailings.ts';
import type { OfferedTemplate } from '#contracts/message-templates.ts';
import { fieldsUsed } from '#domain/thread/message-fields.ts';
import { plainTextOfStored } from '#forms/kinds/rich-text.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AudienceChoice } from '../audience/audience-choice.tsx';
import { useAudience } from '../audience/use-audience.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { FilingFields } from './filing-fields.tsx';
import { MailingReach } from './mailing-reach.tsx';
import { MessageField } from './message-field.tsx';
import { choicesOf, type MessageRefusal, shownRefusal } from './message-refusal.ts';
import { TemplateField } from './template-field.tsx';
import { threadsAddress } from './threads-address.ts';
import mailingStyles from '../audience/audience.module.css';
import styles from './thread.module.css';

interface WrittenMailing {
  readonly subject: string;
  readonly text: string;
  /** The language of the template behind the message; empty without a template. */
  readonly language: string;
}

interface MailingFormProps {
  readonly portal: string;
  readonly groups: readonly AudienceGroup[];
  readonly mailings: readonly ListedMailing[];
  readonly templates: readonly OfferedTemplate[];
  /** The forms that the message can be about; its groups are those that it goes to. */
  readonly processes: FilingOffer['processes'];
  /** True where the clients have a library for copies. */
  readonly hasLibrary: boolean;
  readonly refusal: MessageRefusal | null;
}

/** One message to several clients, each of whom gets it alone. */
export function MailingForm({ portal, groups, mailings, templates, processes, hasLibrary, refusal }: MailingFormProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { typed, errorOf, elsewhere } = shownRefusal(refusal);
  const audience = useAudience(groups);
  const [written, setWritten] = useState<WrittenMailing>({ subject: '', text: '', language: '' });
  const { language, ...words } = written;
  const inWords = new URLSearchParams({ ...audience.fields, fields: fieldsUsed(words.subject, words.text).join(','), language });
  const address = `${href('/dashboard/:portal/messages/several/reach', { portal })}?${inWords}`;
  return (
    <div className={styles.thread}>
      <h2>{texts('threads.several.title')}</h2>
      <p className={styles.started}>{texts('threads.several.text')}</p>
      <Form method="post" noValidate className={styles.fields} onInput={({ currentTarget }) => setWritten(writtenIn(currentTarget))}>
        <FormKey />
        {Object.entries(audience.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <AudienceChoice portal={portal} groups={groups} audience={audience} />
        <MailingReach address={audience.isChosen ? address : null} written={words} />
        {templates.length > 0 && <TemplateField portal={portal} templates={templates} account={null} isForSeveral />}
        <FilingFields offer={{ processes, groups: [] }} process={null} group={null} none="none" />
        <MailingWords errorOf={errorOf} />
        <ChoiceFields chosen={choicesOf(typed, null)} hasLibrary={hasLibrary} isForSeveral />
        <FormFoot refusal={elsewhere ?? errorOf('recipient')}>
          <LinkButton to={threadsAddress(portal)}>{texts('threads.cancel')}</LinkButton>
          <Button type="submit" look="primary" disabled={isBusy}>
            {texts(isBusy ? 'threads.wait' : 'threads.send')}
          </Button>
        </FormFoot>
      </Form>
      <Earlier portal={portal} mailings={mailings} />
    </div>
  );
}

function MailingWords({ errorOf }: Pick<ReturnType<typeof shownRefusal>, 'errorOf'>) {
  const texts = useTexts();
  return (
    <>
      <TextField
        label={texts('threads.subject')}
        name="subject"
        maxLength={threadLimits.subject}
        autoComplete="off"
        error={errorOf('subject')}
      />
      <MessageField label={texts('threads.message')} rows={10} start="" error={errorOf('text')} />
    </>
  );
}

function writtenIn(form: HTMLFormElement): WrittenMailing {
  const fields = new FormData(form);
  const valueOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { subject: valueOf('subject'), text: plainTextOfStored(valueOf('text')), language: valueOf('language') };
}

function Earlier({ portal, mailings }: Pick<MailingFormProps, 'portal' | 'mailings'>) {
  const texts = useTexts();
  const formats = useFormats();
  if (mailings.length === 0) return null;
  return (
    <section className={mailingStyles.earlier} aria-labelledby="earlier-mailings">
      <h3 id="earlier-mailings">{texts('audience.earlier')}</h3>
      <ul className={mailingStyles.people}>
        {mailings.map(({ id, subject, sentAt, count }) => (
          <li key={id}>
            <Link to={href('/dashboard/:portal/messages/several/:mailing', { portal, mailing: id })}>{subject}</Link>
            <span className={mailingStyles.aside}>
              {formats.moment(sentAt)} · {texts('audience.clients', { count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
