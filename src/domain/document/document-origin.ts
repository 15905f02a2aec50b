/** The origins of documents in the library: people uploaded them, or they are reports that the product made. */
export const documentOrigins = ['uploaded', 'reports', 'all'] as const;
export type DocumentOrigin = (typeof documentOrigins)[number];

/** Returns the origin that the library shows first: uploads for the firm, and everything for clients, who come for their reports. */
export function defaultDocumentOrigin(isForTheFirm: boolean): DocumentOrigin {
  return isForTheFirm ? 'uploaded' : 'all';
}
