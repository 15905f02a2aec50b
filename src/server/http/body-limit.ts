/** What a request may bring along, in bytes; a picture more (`read-body.ts`). */
export const bodyLimit = 1_000_000;
