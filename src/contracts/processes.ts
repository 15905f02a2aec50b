import * as z from 'zod';
import type { Problems } from '#forms/check-answers.ts';
import type { Answers } from '#forms/answers.ts';
import type { AskedField, FormDefinition } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { SiteForm } from './site.ts';
import type { LibraryCopy } from './library-copy.ts';
import type { Conflict } from './versioned.ts';

/** The processes that a client may be asked to complete, by their names in addresses. */
export const processIds = ['onboarding'] as const;
export type ProcessId = (typeof processIds)[number];

/** The forms that a client's answers are kept of: those that the firm asks for, and those that clients fill in by themselves. */
export const formIds = [...processIds, 'investment-advice'] as const;
export type FormId = (typeof formIds)[number];

/** The process of an address; the onboarding goes by the name of what it is for, too. Null for any other. */
export function processOf(address: string): ProcessId | null {
  return address === 'kyc' ? 'onboarding' : (processIds.find((process) => process === address) ?? null);
}

/** A form with what was handed in. Moments are on the clock of the variant. */
export interface SubmittedForm {
  readonly form: FormDefinition;
  readonly answers: Answers;
  readonly submittedAt: string;
}

/** The state of a client's form: requested since a day, or submitted on that day. */
export interface FormState {
  readonly isOpen: boolean;
  readonly day: IsoDate;
  /** True if a form was submitted, this one or an earlier one. */
  readonly hasSubmitted: boolean;
}

/** The submission to read; the newest without it. */
export const SubmissionQuery = z.object({ submission: z.string().max(40).optional() });

/** As administrators read it. */
export interface AdminSubmission extends SubmittedForm {
  readonly person: { readonly id: string; readonly name: string };
}

/** As those read it who look after an account of the person; with what was handed in before and after it, the newest first. */
export interface ClientSubmission extends AdminSubmission {
  readonly all: readonly { readonly id: string; readonly submittedAt: string; readonly isShown: boolean }[];
}

/** A form of the firm in the portal, as the list names it. */
export interface ListedProcess {
  /** Its address below the list. */
  readonly address: string;
  readonly title: string;
  readonly description: string | null;
  /** The day on which the reader sent it last; null for never. */
  readonly sentOn: IsoDate | null;
  /** True if the reader can only look at what they sent. */
  readonly isOver: boolean;
}

/** A client's submission, as those who look after the client find it. */
export interface ListedSubmission {
  readonly id: string;
  readonly title: string;
  readonly person: string;
  readonly account: string | null;
  readonly day: IsoDate;
}

export interface ProcessList {
  readonly processes: readonly ListedProcess[];
  /** The newest of what clients sent; null for readers who look after none. */
  readonly submissions: readonly ListedSubmission[] | null;
}

/** A submission as it was sent, with the questions as they were asked. */
export interface SentAnswers {
  readonly title: string;
  readonly day: IsoDate;
  readonly fields: readonly AskedField[];
  readonly answers: Answers;
}

export interface ClientAnswers extends SentAnswers {
  /** The copy in the library; null where none was asked for. */
  readonly copy: LibraryCopy | null;
  readonly person: string;
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** A form of the firm in the portal: to be filled in, or what its reader has sent. */
export type DesignedProcess =
  | {
      readonly kind: 'asked';
      readonly form: Pick<SiteForm, 'title' | 'description' | 'fields' | 'start' | 'fixed'>;
      /** The reader's accounts, where it has to be said which one the form is for. */
      readonly accounts: readonly { readonly id: string; readonly name: string }[];
      readonly today: IsoDate;
      readonly sentOn: IsoDate | null;
    }
  | ({
      readonly kind: 'sent';
      /** The message of the firm after it was sent; null for a short thank you. */
      readonly endMessage: string | null;
      readonly isOnce: boolean;
    } & SentAnswers);

/** The field of a process that says which account it is for. No field of a form has a name like that. */
export const accountField = 'for-account';

/** A form that is being filled in. */
export interface OpenForm {
  /** The id of the request. A repeated request has another id. */
  readonly submission: string;
  readonly form: FormDefinition;
  readonly answers: Answers;
  /** The version of the answers. */
  readonly version: number;
  /** The moment at which an answer was last saved; null before the first. */
  readonly savedAt: string | null;
  readonly today: IsoDate;
  /** The first step that is not filled in rightly, or the last one. */
  readonly furthest: string;
}

/** The page of a process for whom it is about: what is to be filled in, else what was. */
export type ProcessPage =
  | { readonly kind: 'open'; readonly open: OpenForm }
  | ({ readonly kind: 'submitted'; /** The name of the submitter. */ readonly name: string } & SubmittedForm);

/** The result of a step: it is saved and another follows, the whole form is submitted, or the step has problems. */
export type StepAnswer =
  | { readonly done: 'kept'; readonly next: string }
  | { readonly done: 'submitted' }
  | { readonly step: string; readonly problems: Problems; readonly typed: Typed }
  | (Conflict<string> & { readonly step: string; readonly typed: Typed });
