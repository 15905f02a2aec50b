/** Types of client document. */
export const documentTypes = ['valuation', 'statement', 'transaction-note', 'agreement', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const longestTitle = 200;
export const mostTags = 20;
/** Maximum characters of all tags of a document together. */
export const mostTagCharacters = 600;

/** Maximum uploads of one client to an account: bytes and documents. */
export const mostClientBytes = 5_000_000_000;
export const mostClientDocuments = 2000;
