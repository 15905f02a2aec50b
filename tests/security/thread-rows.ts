import type { AccessRow, Outcome, Outcomes } from './access-table.ts';

interface Words {
  readonly onThePortal: (outcome: Outcome) => Outcomes;
  readonly posted: (outcomes: Outcomes) => Outcomes;
  readonly viewers: (outcome: Outcome) => Partial<Outcomes>;
  readonly ofTheAccount: Outcomes;
  readonly notForClients: (outcomes: Outcomes) => Outcomes;
}

/** Returns the outcomes of reading threads. Drafts are a folder of messages with their own address. */
export function threadLooks({
  onThePortal,
  ofTheAccount,
  notForClients,
}: Pick<Words, 'onThePortal' | 'ofTheAccount' | 'notForClients'>): Readonly<Record<string, Outcomes>> {
  return {
    thread: ofTheAccount,
    'thread/attachments/:attachment': onThePortal(404),
    'thread/pdf': ofTheAccount,
    'messages/drafts': onThePortal('→ /dashboard/{portal}/messages'),
    'messages/documents': onThePortal(400),
    'messages/recipients': onThePortal(200),
    'messages/template': onThePortal(400),
    'newMailing/reach': notForClients(onThePortal(400)),
    mailing: notForClients(onThePortal(404)),
  };
}

/** Returns the rows of changes to threads: answer, add a note, assign, archive, and start one. */
export function threadRows({ onThePortal, posted, viewers, ofTheAccount, notForClients }: Words): readonly AccessRow[] {
  const path = '/dashboard/:portal/messages/:thread';
  const ofWriters = { ...posted(ofTheAccount), ...viewers(403) };
  const ofTheFirm = { ...ofWriters, investor: 403 };
  const writing = { 'form-key': '{formKey}', text: 'Thank you.' };
  return [
    { method: 'GET', path: '/dashboard/:portal/messages/documents?account={account}', outcomes: ofTheAccount },
    {
      method: 'GET',
      path: '/dashboard/:portal/messages/template?template={messageTemplate}',
      outcomes: { ...onThePortal(200), investor: 404, otherInvestor: 404, ...viewers(404) },
    },
    {
      method: 'GET',
      path: '/dashboard/:portal/messages/template?template={messageTemplate}&account={account}',
      outcomes: { ...ofTheAccount, investor: 404, ...viewers(404) },
    },
    { method: 'GET', path: `${path}/pdf?notes=yes`, outcomes: { ...ofTheAccount, investor: 403, ...viewers(403) } },
    { method: 'POST', path, body: { intent: 'reply', ...writing }, outcomes: ofWriters },
    // Whether a message notifies, and comes to the library, is the firm's choice: a client who sends it is refused.
    ...[{ notify: 'no' }, { copy: 'yes' }].map((choice): AccessRow => ({
      method: 'POST',
      path,
      body: { intent: 'reply', ...choice, ...writing },
      outcomes: { ...ofWriters, investor: 400 },
    })),
    { method: 'POST', path, body: { intent: 'note', ...writing }, outcomes: ofTheFirm },
    { method: 'POST', path, body: { intent: 'assign', person: '' }, outcomes: ofTheFirm },
    { method: 'POST', path, body: { intent: 'archive' }, outcomes: ofWriters },
    {
      method: 'POST',
      path: '/dashboard/:portal/messages/drafts',
      body: { subject: 'Hello', text: 'What I wanted to say' },
      outcomes: { ...posted(onThePortal(200)), ...viewers(403) },
    },
    { method: 'POST', path: '/dashboard/:portal/messages/several', body: { to: '' }, outcomes: notForClients(posted(onThePortal(400))) },
    {
      method: 'POST',
      path: '/dashboard/:portal/messages/several/:mailing',
      body: { intent: 'stop' },
      outcomes: notForClients(posted(onThePortal(404))),
    },
    { method: 'POST', path: '/dashboard/:portal/messages/drafts', body: { thread: '{thread}', text: 'Yes' }, outcomes: ofWriters },
    {
      method: 'POST',
      path: '/dashboard/:portal/messages/new',
      body: { 'form-key': '{formKey}', recipient: '', subject: 'Hello', text: 'Hello' },
      outcomes: { ...posted(onThePortal(400)), ...viewers(403) },
    },
  ];
}
