/** What a document of a client is. */
export const documentTypes = ['valuation', 'statement', 'transaction-note', 'agreement', 'other'] as const;

export const longestTitle = 200;
export const mostTags = 20;
/** Of all tags of a document together. */
export const mostTagCharacters = 600;
