export type ErrorKind = 'signed-out' | 'invalid' | 'forbidden' | 'not-found' | 'too-many' | 'unavailable' | 'closed';

/** Every failure the product can name. The text is what the user reads; the kind decides the HTTP status. */
export const errorCatalogue = {
  'sign-in-needed': { kind: 'signed-out', text: 'Please sign in.' },
  forbidden: { kind: 'forbidden', text: 'You are not allowed to do that.' },
  'page-not-found': { kind: 'not-found', text: 'Page not found.' },
  'account-not-found': { kind: 'not-found', text: 'This account does not exist.' },
  'portfolio-not-found': { kind: 'not-found', text: 'This portfolio does not exist.' },
  'instrument-not-found': { kind: 'not-found', text: 'This security does not exist.' },
  'no-active-account': { kind: 'not-found', text: 'This user does not have an active account on the portal {portal}' },
  'no-organisation': {
    kind: 'forbidden',
    text: 'Your account is not bound to an Organisation, please contact a Company Admin to solve this issue.',
  },
  'account-id-missing': { kind: 'invalid', text: 'Could not fetch account, accountId is missing.' },
  'external-id-missing': { kind: 'invalid', text: 'Need external id' },
  'query-not-understood': { kind: 'invalid', text: 'This address has a part that we do not understand: {part}' },
  'form-not-understood': { kind: 'invalid', text: 'This form could not be read. Please load the page again.' },
  'not-enough-units': { kind: 'invalid', text: 'You only have that many units' },
  'wrong-credentials': { kind: 'invalid', text: 'The e-mail or the password is not right.' },
  'wrong-pin': { kind: 'invalid', text: 'Wrong PIN' },
  'wrong-code': { kind: 'invalid', text: 'This code is not right. Each code is good once: wait for the next one.' },
  'wrong-recovery-code': { kind: 'invalid', text: 'This recovery code is not right, or it has been used.' },
  'passkey-refused': { kind: 'invalid', text: 'This passkey was not accepted. Please try again.' },
  'passkey-exists': { kind: 'invalid', text: 'This passkey is set up already.' },
  'too-many-passkeys': { kind: 'invalid', text: 'Ten passkeys are set up. Remove one first.' },
  'app-exists': { kind: 'invalid', text: 'An authenticator app is set up already. Remove it first.' },
  'identity-not-linked': { kind: 'invalid', text: 'This has changed meanwhile. Please load the page again.' },
  'app-setup-expired': { kind: 'invalid', text: 'This took too long. Please begin again.' },
  'no-second-factor': { kind: 'invalid', text: 'This is not set up any more. Please load the page again.' },
  'pin-expired': { kind: 'invalid', text: 'This PIN is no longer valid. Please ask for a new one.' },
  'attempt-expired': { kind: 'invalid', text: 'This sign-in is no longer valid. Please start again.' },
  'too-many-attempts': { kind: 'too-many', text: 'Too many attempts. Please try again in {minutes} minutes.' },
  'server-busy': { kind: 'unavailable', text: 'We are busy at the moment. Please try again in a few seconds.' },
  'in-maintenance': { kind: 'closed', text: 'The portal is being worked on. {told}' },
  'maintenance-under-way': { kind: 'invalid', text: 'Somebody else has closed the portals a moment ago.' },
  'moment-passed': { kind: 'invalid', text: 'Please choose a moment that is yet to come.' },
  'pdf-failed': { kind: 'unavailable', text: "We've encountered an error, please try again" },
  'recent-sign-in-needed': { kind: 'forbidden', text: 'This needs a recent sign-in. Please sign in again and repeat it.' },
  'name-required': { kind: 'invalid', text: 'Name is required' },
  'phone-required': { kind: 'invalid', text: 'Phone is required' },
  'person-not-found': { kind: 'not-found', text: 'This person does not exist.' },
  'reason-required': { kind: 'invalid', text: 'Reason is required' },
  'not-yourself': { kind: 'forbidden', text: 'Nobody does this to himself: please ask another administrator.' },
  'phone-invalid': { kind: 'invalid', text: 'Please write the number with its country, for example +44 20 7946 0000.' },
  'session-not-found': { kind: 'not-found', text: 'This device is not signed in any more.' },
  'email-required': { kind: 'invalid', text: 'Email is required' },
  'email-invalid': { kind: 'invalid', text: 'Email must be valid' },
  'email-taken': { kind: 'invalid', text: 'An user with this email address already exists' },
  'email-unchanged': { kind: 'invalid', text: 'This is your address already.' },
  'wrong-password': { kind: 'invalid', text: 'This is not your present password.' },
  'password-too-short': { kind: 'invalid', text: 'Min 8 characters' },
  'password-too-long': { kind: 'invalid', text: 'Max 1000 characters' },
  custom_password_rule: { kind: 'invalid', text: 'At least one digit' },
  'password-too-common': { kind: 'invalid', text: 'This password is one of those that are tried first. Please choose another.' },
  'password-of-names': {
    kind: 'invalid',
    text: 'This password is hardly more than your name, your address, the name of the firm or the word “portal”. Please choose another.',
  },
  'portal-required': { kind: 'invalid', text: 'Please choose a portal.' },
  'accounts-full': { kind: 'invalid', text: 'This portal takes no more accounts at the moment. The firm has been told.' },
  'advisors-full': { kind: 'invalid', text: 'This portal takes no more advisers at the moment. The firm has been told.' },
  'no-room-for-advisor': {
    kind: 'invalid',
    text: 'A portal of this person has as many advisers as its subscription allows. Nothing has changed.',
  },
  'portals-full': { kind: 'invalid', text: 'There are as many portals as there may be.' },
  'portal-name-taken': { kind: 'invalid', text: 'There is a portal with this name already.' },
  'last-owner': { kind: 'invalid', text: 'A portal keeps at least one owner who may enter it. Add another one first.' },
  'owner-not-offered': { kind: 'invalid', text: 'This person cannot become an owner of the portal. Please load the page again.' },
  'theme-required': { kind: 'invalid', text: 'Theme is required' },
  'language-required': { kind: 'invalid', text: 'Language is required' },
  'account-decided': { kind: 'invalid', text: 'Somebody else has decided about this account already.' },
  'terms-changed': { kind: 'invalid', text: 'A newer version has been published meanwhile. Please read it.' },
  'terms-empty': { kind: 'invalid', text: 'The terms are needed in every language.' },
  'terms-same': { kind: 'invalid', text: 'These terms are in force already.' },
  'terms-not-accepted': { kind: 'invalid', text: 'Please accept the terms of use.' },
  'image-required': { kind: 'invalid', text: 'Please choose a picture.' },
  'image-too-large': { kind: 'invalid', text: 'This picture is too large: 8 MB at most.' },
  'image-unsupported': { kind: 'invalid', text: 'This is no picture that we can take: jpg, jpeg, png, gif or svg.' },
  'image-too-many-pixels': { kind: 'invalid', text: 'This picture has too many pixels: 50 million at most.' },
  'image-unreadable': { kind: 'invalid', text: 'This picture could not be read. It may be damaged.' },
  'image-not-found': { kind: 'not-found', text: 'This picture does not exist.' },
  'logo-required': { kind: 'invalid', text: 'Logo is required' },
  'link-expired': { kind: 'invalid', text: 'This link is no longer valid. Please ask for a new one.' },
  'not-chosen-password': { kind: 'invalid', text: 'This is not the password that was chosen for the account.' },
  'view-only': { kind: 'forbidden', text: 'You see the portal as your client sees it. Nothing can be changed until you stop.' },
  'view-as-own-page': {
    kind: 'forbidden',
    text: "This page is not shown while you see the portal as your client sees it: it is a person's own.",
  },
  'changed-meanwhile': { kind: 'invalid', text: 'Somebody else has changed this a moment ago. Please load the page again.' },
  'form-handed-in': { kind: 'invalid', text: 'This form has been handed in already. Please load the page again.' },
  'access-group-not-found': { kind: 'not-found', text: 'This access group does not exist.' },
  'access-group-name-taken': { kind: 'invalid', text: 'There is an access group with this name already.' },
  'nobody-chosen': { kind: 'invalid', text: 'Choose at least one.' },
  'organisation-not-found': { kind: 'not-found', text: 'This organisation does not exist.' },
  'organisation-name-taken': { kind: 'invalid', text: 'There is an organisation with this name already.' },
  'telephone-invalid': { kind: 'invalid', text: 'Please write the number with its country, for example +44 20 7946 0000.' },
  'profile-url-invalid': {
    kind: 'invalid',
    text: 'Please write an address on the web that begins with https, for example https://firm.example/people',
  },
  'linkedin-invalid': { kind: 'invalid', text: 'Please write an address at LinkedIn, for example https://www.linkedin.com/in/name' },
  'url-invalid': { kind: 'invalid', text: 'Please write an address on the web, for example https://firm.example' },
  'domain-invalid': { kind: 'invalid', text: 'Please write the domain alone, as it stands behind the @: for example firm.example' },
  'domain-of-everybody': { kind: 'invalid', text: 'Anybody may have an address at {domain}: it makes nobody a colleague.' },
  'domain-taken': { kind: 'invalid', text: '{domain} is the domain of {name} already.' },
  'email-differs': { kind: 'invalid', text: 'This is not the e-mail address of the account.' },
  'client-has-other-email': { kind: 'invalid', text: 'The client of this account signs in with another e-mail address.' },
  'invited-just-now': { kind: 'too-many', text: 'An invitation has just been sent. Another one can be sent in {minutes} minutes.' },
  'api-credentials-wrong': { kind: 'signed-out', text: 'The credentials of the API client are not right.' },
  'api-client-not-found': { kind: 'not-found', text: 'This API client does not exist.' },
  'scope-required': { kind: 'invalid', text: 'Choose at least one thing that it may do.' },
  'call-not-understood': { kind: 'invalid', text: 'This call has a part that we do not understand: {part}' },
  'foreign-origin': { kind: 'forbidden', text: 'This request did not come from our own page.' },
  'https-needed': { kind: 'forbidden', text: 'This address is answered by https alone.' },
  'provider-unavailable': { kind: 'unavailable', text: 'The reporting service does not answer.' },
} as const satisfies Record<string, { kind: ErrorKind; text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** A failure that the product foresees. `details` fill the braces of the text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string | number>>;

  constructor(code: ErrorCode, details: Readonly<Record<string, string | number>> = {}) {
    super(errorCatalogue[code].text.replace(/\{(\w+)\}/g, (braces, name: string) => String(details[name] ?? braces)));
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Somebody asked for what is not for him. The audit trail tells of it, whatever else it is called to him. */
export class AccessRefused extends AppError {}
