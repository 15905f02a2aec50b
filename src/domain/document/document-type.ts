/** Types of client document. */
export const documentTypes = ['valuation', 'statement', 'transaction-note', 'agreement', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const longestTitle = 200;
export const maxTags = 20;
/** Maximum characters of all tags of a document together. */
export const maxTagCharacters = 600;

/** Maximum uploads of one client to an account: bytes and documents. */
export const maxClientBytes = 5_000_000_000;
export const maxClientDocuments = 2000;
