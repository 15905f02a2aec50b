import type { Locale } from './ids.ts';

/** A message that a member of the firm writes: plain text in the firm's mail frame. */
export interface PersonalWords {
  /** The author; null for a system, which writes for the firm. */
  readonly name: string | null;
  /** Null for that of the catalogue. */
  readonly subject: string | null;
  readonly text: string;
}

/** The mails that there are. Each has its words in the catalogue, `messages.{kind}`. */
export type Mail =
  | { readonly kind: 'pin'; readonly pin: string; readonly minutes: number }
  | { readonly kind: 'invitation'; readonly href: string; readonly days: number; readonly from: PersonalWords | null }
  | { readonly kind: 'adviserInvitation'; readonly href: string; readonly days: number; readonly portal: string }
  | { readonly kind: 'userInvitation'; readonly href: string; readonly days: number }
  | { readonly kind: 'note'; readonly href: string; readonly from: PersonalWords }
  | { readonly kind: 'news' | 'enquiry'; readonly href: string }
  /** A submission is told without its answers; `file` is the address at which they are downloaded. */
  | { readonly kind: 'submission'; readonly href: string; readonly form: string; readonly file?: string }
  /** The firm's answer to whoever sent a form. */
  | { readonly kind: 'submissionAnswer'; readonly from: PersonalWords }
  /** `preferences` is where the reader chooses which of these they get. */
  | { readonly kind: 'threadMessage' | 'notifications'; readonly href: string; readonly preferences: string; readonly count: number }
  | {
      readonly kind: 'verify' | 'exists' | 'reset' | 'passwordChanged' | 'pinTargetChanged' | 'emailChange' | 'emailChanged' | FactorMail;
      readonly href: string;
    }
  | { readonly kind: 'delegateInvitation'; readonly href: string; readonly days: number; readonly client: string }
  | { readonly kind: 'accountLost' | 'adviserRemoved'; readonly href: string; readonly client: string }
  | { readonly kind: DelegateMail; readonly href: string; readonly delegate: string }
  | { readonly kind: IdentityMail; readonly href: string; readonly provider: string }
  | { readonly kind: 'textLimit' | 'pinMailLimit'; readonly href: string; readonly count: number; readonly perHour: number }
  | { readonly kind: 'validated' | 'turnedDown'; readonly href: string; readonly portal: string }
  | {
      readonly kind: 'accountWaits' | 'accountsFull' | 'advisorsFull';
      readonly href: string;
      readonly portal: string;
      readonly email: string;
    };

/** Emails to the owner of an account about a change of their second factor. */
export type FactorMail =
  | 'appAdded'
  | 'appRemoved'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesMade'
  | 'recoveryCodeUsed'
  | 'secondStepOff';

/** Emails to a client about their delegates. */
export type DelegateMail = 'delegateInvited' | 'delegateResent' | 'delegateAccepted' | 'delegateChanged' | 'delegateRemoved';

/** Emails to the owner of an account about identity providers that sign them in. */
export type IdentityMail = 'identityLinked' | 'identityUnlinked' | 'identityEnded';

/** The content of a mail in the reader's language. The plain-text and HTML versions are generated from it. */
export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  /** Digits to be typed somewhere else; null when there are none. */
  readonly code: string | null;
  /** The link of the mail; null without one. */
  readonly action: { readonly label: string; readonly href: string } | null;
  /** The link to a file that belongs to the mail, for whoever may open it; absent without one. */
  readonly file?: { readonly label: string; readonly href: string };
  /** The link to the reader's mail preferences; absent where the reader has no choice. */
  readonly preferences?: { readonly label: string; readonly href: string };
  /** The advice to a reader who did not cause the mail. */
  readonly note: string;
}
