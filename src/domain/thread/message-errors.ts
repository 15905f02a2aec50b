/** Errors of messages and their files, drafts and templates; part of the error catalogue. */
export const messageErrors = {
  'attachments-full': { kind: 'invalid', text: 'A message has at most {limit} files. Send the rest in another one.' },
  'drafts-full': { kind: 'invalid', text: 'Your drafts have too many attachments. Send or delete a draft first.' },
  'attachment-not-found': { kind: 'not-found', text: 'This file does not exist.' },
  'attachment-of-others': { kind: 'invalid', text: 'A document of another account is attached. Remove it first.' },
  'message-sent-already': { kind: 'invalid', text: 'This message has been sent. You can no longer undo it.' },
  'mailing-not-found': { kind: 'not-found', text: 'This message does not exist.' },
  'mailing-reaches-no-one': { kind: 'invalid', text: 'None of these clients can read messages yet. Invite them first.' },
  'mailing-too-large': { kind: 'invalid', text: 'A message goes to at most {limit} clients at once. Choose fewer.' },
  'message-too-long': { kind: 'invalid', text: 'A message has at most {limit} characters. Send the rest in another one.' },
  'client-cannot-read': {
    kind: 'invalid',
    text: 'This client has not registered yet, so they cannot read messages. Invite them first.',
  },
  'template-not-found': { kind: 'not-found', text: 'This message template does not exist.' },
  'template-name-taken': { kind: 'invalid', text: 'A message template with this name already exists. Choose another name.' },
  'template-subject-field-unknown': { kind: 'invalid', text: 'There is no field “{field}”. Correct or remove it.' },
  'template-body-field-unknown': { kind: 'invalid', text: 'There is no field “{field}”. Correct or remove it.' },
  'field-without-value': {
    kind: 'invalid',
    text: 'This client has no value for {field}. Complete or remove the field before you send the message.',
  },
} as const;
