import * as z from 'zod';
import type { DocumentAsk, DocumentMark } from '#domain/document/document-mark.ts';
import { type DocumentOrigin, documentOrigins } from '#domain/document/document-origin.ts';
import { documentTypes, type DocumentType } from '#domain/document/document-type.ts';
import { type LibraryRange, libraryRanges } from '#finance/list-span.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { MediaDownload } from './media.ts';

const id = z.string().regex(/^[0-9a-f]{32}$/);

/** The filters of the documents in the address. */
export const LibraryQuery = z.strictObject({
  account: id.optional(),
  /** The portfolio of the account. */
  portfolio: id.optional(),
  /** About one security. */
  holding: id.optional(),
  type: z.enum(documentTypes).optional(),
  origin: z.enum(documentOrigins).optional(),
  range: z.enum(libraryRanges).optional(),
  /** Words in the title. */
  find: z.string().max(100).optional(),
  /** Lists deleted documents, for readers who may restore them. */
  trash: z.literal('1').optional(),
  /** Lists only the reader's favourites. */
  favourites: z.literal('1').optional(),
  /** The one that is shown beside the list. */
  document: id.optional(),
  page: z.coerce.number().int().min(1).max(10_000).optional(),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;

/** The default range, when the address has none. */
export const defaultLibraryRange: LibraryRange = '6m';

/** A document as the library lists it, with its newest file. */
export interface ListedDocument {
  readonly id: string;
  readonly account: { readonly id: string; readonly name: string };
  readonly portfolio: string | null;
  readonly title: string;
  readonly type: DocumentType;
  readonly effectiveDate: IsoDate | null;
  readonly tags: readonly string[];
  /** By the clock on the wall. */
  readonly arrivedAt: string;
  /** Null where the reader may not know: the firm. */
  readonly by: string | null;
  /** The version number of its newest file. */
  readonly number: number;
  readonly fileName: string;
  readonly extension: string;
  readonly size: number;
  readonly isNew: boolean;
  readonly isFavourite: boolean;
  /** The firm's request that nobody has fulfilled yet. */
  readonly openAsk: DocumentAsk | null;
  /** The marks of its newest version. */
  readonly marks: readonly DocumentMark[];
  readonly mayKeep: boolean;
}

/** A version as the panel of its document shows it. */
export interface ShownVersion {
  readonly number: number;
  readonly fileName: string;
  readonly size: number;
  readonly uploadedAt: string;
  readonly by: string | null;
  /** SHA-256 of the file, in hex. */
  readonly hash: string;
}

/** An action on a version, with its person and moment. */
export interface SaidOfVersion {
  readonly number: number;
  readonly by: string | null;
  readonly at: string;
}

export interface ShownMark extends SaidOfVersion {
  readonly mark: DocumentMark;
  readonly isOwn: boolean;
}

/** A document beside the list. */
export interface ShownDocument {
  readonly id: string;
  readonly account: NamedChoice;
  readonly portfolioId: string | null;
  readonly portfolio: string | null;
  /** The security that it is about. */
  readonly holding: NamedChoice | null;
  readonly title: string;
  readonly type: DocumentType;
  readonly effectiveDate: IsoDate | null;
  readonly tags: readonly string[];
  readonly asks: DocumentAsk | null;
  readonly openAsk: DocumentAsk | null;
  readonly extension: string;
  readonly version: number;
  readonly isRemoved: boolean;
  readonly isFavourite: boolean;
  /** The newest first. */
  readonly versions: readonly ShownVersion[];
  readonly marks: readonly ShownMark[];
  /** For the firm alone; null for everyone else. */
  readonly openings: readonly SaidOfVersion[] | null;
  readonly portfolios: readonly NamedChoice[];
  readonly mayKeep: boolean;
  readonly mayAsk: boolean;
  readonly mayMark: Readonly<Record<DocumentMark, boolean>>;
  readonly mayFavour: boolean;
}

export interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** Names the account whose holdings are asked for. */
export const HeldSecuritiesQuery = z.strictObject({ account: id });

/** The securities that an account holds or held in these portfolios. */
export interface HeldSecurity extends NamedChoice {
  readonly portfolios: readonly string[];
}

/** The newest documents about a holding. */
export interface HoldingDocuments {
  readonly portal: string;
  readonly account: string;
  readonly security: string;
  readonly documents: readonly Pick<ListedDocument, 'id' | 'title' | 'extension' | 'arrivedAt'>[];
  /** True when the library has more. */
  readonly hasMore: boolean;
}

export interface PortfolioChoice extends NamedChoice {
  readonly account: string;
}

export interface LibraryPage {
  readonly query: LibraryQuery;
  readonly range: LibraryRange;
  readonly origin: DocumentOrigin;
  readonly documents: readonly ListedDocument[];
  readonly page: number;
  readonly pageSize: number;
  readonly hasMore: boolean;
  /** The accounts to choose from; only the first when there are many. */
  readonly accounts: readonly NamedChoice[];
  /** The portfolios of these accounts and of the chosen one. */
  readonly portfolios: readonly PortfolioChoice[];
  /** Securities that documents of the chosen account are about, or of a client's own. */
  readonly holdings: readonly NamedChoice[];
  readonly isOfTheFirm: boolean;
  readonly mayAdd: boolean;
  /** The number of open document requests, at most 100. */
  readonly openRequests: number;
  /** Null if the portal has none, or none that the reader may read. */
  readonly portalDocument: MediaDownload | null;
}

/** The query of a section of documents, in addition to that of report pages. */
export const SectionDocumentsQuery = z.object({
  find: LibraryQuery.shape.find,
  page: LibraryQuery.shape.page.catch(1),
  document: id.optional().catch(undefined),
});
export type SectionDocumentsQuery = z.infer<typeof SectionDocumentsQuery>;

/** The documents of an account, or of a portfolio, as its page shows them. */
export interface SectionDocuments {
  readonly list: Pick<LibraryPage, 'documents' | 'page' | 'pageSize' | 'hasMore'>;
  readonly account: NamedChoice;
  /** Null where they are of the whole account: that has one portfolio, or is what the page is about. */
  readonly portfolio: NamedChoice | null;
  /** All of the account. */
  readonly portfolios: readonly PortfolioChoice[];
  /** Words in the title. */
  readonly find: string | null;
  readonly isOfTheFirm: boolean;
  readonly mayAdd: boolean;
  /** True if the portfolio's page has a list of contract notes. */
  readonly hasContractNotes: boolean;
}

/** The version of a document's file; absent for the newest. */
export const DocumentFileQuery = z.strictObject({ version: z.coerce.number().int().min(1).max(100_000).optional() });

export const DocumentNameQuery = z.strictObject({ account: id, name: z.string().min(1).max(300) });
export type DocumentNameQuery = z.infer<typeof DocumentNameQuery>;

/** The answer to a question about the name of a file, before the file is sent. */
export interface NamedFile {
  /** Null where the name is free. */
  readonly namesake: Namesake | null;
  /** The client whose external ID stands in the name of the file; null where that is the recipient, or no one. */
  readonly otherRecipient: OtherRecipient | null;
}

export interface OtherRecipient {
  /** Their names. */
  readonly account: string;
  readonly other: string;
}

/** The document that has the name of a file that someone wants to send. */
export interface Namesake {
  readonly account: string;
  readonly size: number;
  readonly number: number;
  readonly arrivedAt: string;
  /** The name that the uploaded file would have as a copy. */
  readonly copyName: string;
  /** True if the upload may replace it. */
  readonly mayReplace: boolean;
}
