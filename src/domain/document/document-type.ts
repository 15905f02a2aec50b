/** What a document of a client is. */
export const documentTypes = ['valuation', 'statement', 'transaction-note', 'agreement', 'other'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const longestTitle = 200;
export const mostTags = 20;
/** Of all tags of a document together. */
export const mostTagCharacters = 600;

/** What one client may have brought of an account: bytes and documents. */
export const mostClientBytes = 5_000_000_000;
export const mostClientDocuments = 2000;
