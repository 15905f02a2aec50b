/** Failures of content and of the forms of the site: `errorCatalogue` has them. */
export const contentErrors = {
  'content-not-found': { kind: 'not-found', text: 'This entry does not exist.' },
  'slug-taken': { kind: 'invalid', text: 'Another entry has this web address. Choose a different one.' },
  'slug-reserved': { kind: 'invalid', text: 'This web address is taken by the portal itself. Choose a different one.' },
  'blocks-refused': { kind: 'invalid', text: 'Block {at} cannot be saved: {field} is unknown, too long or not allowed.' },
  'content-incomplete': { kind: 'invalid', text: 'To publish this, fill in: {fields}' },
  'content-in-use': { kind: 'invalid', text: '{count} other entries refer to this one. Change them first.' },
  'content-too-deep': { kind: 'invalid', text: 'The menu has two levels. Choose an entry that is not below another one.' },
  'form-too-deep': { kind: 'invalid', text: 'One level of forms, at most {limit} fields in all.' },
  'form-changed': { kind: 'invalid', text: 'This form has changed since you opened it. Check your answers and send it again.' },
  'form-sent-before': {
    kind: 'invalid',
    text: 'This form can be sent only once, and it has already been sent by you or with this email address.',
  },
  'submission-closed': { kind: 'invalid', text: 'These answers can no longer be changed, since we have begun to work on them.' },
  'form-has-submissions': {
    kind: 'invalid',
    text: 'Submissions of this form: {count}. Unpublish it to close it, or delete them first.',
  },
} as const;
