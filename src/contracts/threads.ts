import * as z from 'zod';
import type { LibraryCopy } from './library-copy.ts';
import type { Filing, FilingOffer } from './thread-filing.ts';
import { type ProcessId, processIds } from './processes.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { isId } from '#domain/is-id.ts';
import type { MessageChoices } from '#domain/thread/message-choices.ts';
import { type ThreadSide, type ThreadView, threadViews } from '#domain/thread/thread.ts';

/** The threads that the address asks for. */
export const ThreadsQuery = z.object({
  view: z.enum(threadViews).optional(),
  find: z.string().max(100).optional(),
  /** The form and the group under which it is filed. */
  process: z.enum(processIds).optional(),
  group: z.string().refine(isId).optional(),
  page: z.coerce.number().int().min(1).max(1000).optional(),
  /** The first recipient of a new message: the id of an account or of an adviser. */
  to: z.string().refine(isId).optional(),
  /** With which draft a new message begins. */
  draft: z.string().refine(isId).optional(),
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;

/** A thread in a list. Moments are the firm's clock's. */
export interface ListedThread extends Filing {
  readonly id: string;
  readonly subject: string;
  /** The account's client, as the firm calls them. */
  readonly account: string;
  readonly lastAt: string;
  readonly isUnread: boolean;
  /** The person of the firm who has it; null as long as nobody has, or for a client whose adviser is gone. */
  readonly assigned: string | null;
  readonly isMine: boolean;
}

/** A message that someone has begun to write and not sent. */
export interface ListedDraft {
  readonly id: string;
  /** The thread that it answers; null for a new message. */
  readonly threadId: string | null;
  /** The account that it is about. */
  readonly account: string | null;
  readonly subject: string;
  /** The beginning of its text. */
  readonly text: string;
  readonly savedAt: string;
  /** True for a message that could not be sent. */
  readonly isUnsent: boolean;
}

/** A draft as the form goes on with it. */
export interface KeptDraft extends MessageChoices {
  readonly id: string;
  readonly isInternal: boolean;
  readonly recipient: string;
  readonly subject: string;
  readonly process: ProcessId | null;
  readonly group: string | null;
  /** Plain text, or the JSON of a document. */
  readonly text: string;
  readonly attachments: readonly DraftAttachment[];
}

/** A file that will come with a message. */
export interface DraftAttachment {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that came with a message. */
export interface ShownAttachment {
  readonly url: string;
  readonly name: string;
  /** The moment is the firm's clock's. */
  readonly created: string;
  readonly extension: string;
  /** In bytes. */
  readonly size: number;
}

/** A document of the library that can be attached. */
export interface AttachableDocument {
  readonly id: string;
  readonly name: string;
}

/** The recipients that are asked for. */
export const RecipientsQuery = z.object({ find: z.string().max(100).optional() });

/** The account whose documents are asked for. */
export const AttachableQuery = z.object({ account: z.string().refine(isId) });

/** The id of a saved draft; null where there is nothing to save. */
export interface SavedDraft {
  readonly id: string | null;
  readonly attachments: readonly DraftAttachment[];
}

/** Threads of a portal, the newest first. */
export interface ThreadsPage {
  readonly view: ThreadView;
  readonly find: string | null;
  /** By which form and group they were looked for. */
  readonly process: ProcessId | null;
  readonly group: string | null;
  readonly filing: FilingOffer;
  readonly page: number;
  readonly hasMore: boolean;
  readonly threads: readonly ListedThread[];
  /** Instead of threads, where the reader looks at their drafts. */
  readonly drafts: readonly ListedDraft[];
  readonly draftCount: number;
  readonly unread: number;
  readonly isOfTheFirm: boolean;
  /** True if anything can be written: not by anyone who looks as a client. */
  readonly mayWrite: boolean;
  /** The client's advisers, with their contact details. */
  readonly advisers: readonly ThreadAdviser[];
}

export interface ThreadAdviser {
  readonly id: string;
  readonly name: string;
  readonly title: string | null;
  readonly email: string;
  readonly telephone: string | null;
}

export interface ShownMessage {
  readonly id: string;
  readonly side: ThreadSide;
  readonly isInternal: boolean;
  readonly writer: string;
  readonly isOwn: boolean;
  /** Paragraphs as they were typed. */
  readonly text: string;
  /** The same with its formatting; null where it has none. */
  readonly formatted: RichText | null;
  readonly at: string;
  /** For how many seconds its writer, who alone sees it, may still take it back; null once it is sent. */
  readonly heldSeconds: number | null;
  /** True for a message of which the client was not notified. Only the firm reads that: for a client it is always false. */
  readonly isSilent: boolean;
  /** The state of its copy in the library; null where none was chosen. Only the firm reads that. */
  readonly copy: LibraryCopy | null;
  readonly attachments: readonly ShownAttachment[];
}

/** A thread with its messages, the oldest first. */
export interface ShownThread extends Filing {
  readonly id: string;
  readonly subject: string;
  readonly account: { readonly id: string; readonly name: string };
  readonly initiator: { readonly name: string; readonly at: string };
  readonly messages: readonly ShownMessage[];
  /** The moment at which the client read the newest message; only for the firm. */
  readonly seenAt: string | null;
  readonly isArchived: boolean;
  readonly assignedTo: string | null;
  /** The people to whom the thread can be assigned; only for the firm. */
  readonly team: readonly { readonly id: string; readonly name: string }[];
  readonly mayWrite: boolean;
  /** The account whose library documents an answer may attach; null for readers without access to the library. */
  readonly attachesFrom: string | null;
  readonly mayNote: boolean;
  /** The reader's unfinished answer. */
  readonly draft: KeptDraft | null;
}

/** A person to whom the caller may write. */
export interface Recipient {
  readonly id: string;
  readonly name: string;
  readonly hint: string | null;
}

/** The field that caused the refusal of a form. */
export type MessageField = 'subject' | 'recipient' | 'text';

/** The result of a change to a thread. */
export type ThreadAnswer =
  | { readonly done: 'reply' | 'note' | 'archive' | 'unarchive' | 'assign' }
  /** Taken back: a thread that has no other message is a draft of a new one by now. */
  | { readonly done: 'undo'; readonly newDraft: string | null };
