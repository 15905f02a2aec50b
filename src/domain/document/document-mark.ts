import { type Actor, isOfTheFirm } from '../actor.ts';
import type { Policy } from '../policy.ts';
import { type Document, documentPolicy } from './document.ts';

/** Marks on a version: signed, approved by the firm, or read by the client. */
export const documentMarks = ['signed', 'approved', 'acknowledged'] as const;
export type DocumentMark = (typeof documentMarks)[number];

/** Requests of the firm to the client. */
export const documentAsks = ['signature', 'acknowledgement'] as const;
export type DocumentAsk = (typeof documentAsks)[number];

/** The firm or the client says that it is signed, the firm approves, and the client alone says to have read it. */
export const documentMarkPolicy: Policy<Document, 'read' | DocumentMark> = {
  read: (actor, document) => documentPolicy.read(actor, document),
  signed: (actor, document) => mayMark(actor, document),
  approved: (actor, document) => mayMark(actor, document) && isOfTheFirm(actor),
  acknowledged: (actor, document) => mayMark(actor, document) && actor.kind === 'investor',
};

function mayMark(actor: Actor, document: Document): boolean {
  return !document.isRemoved && documentPolicy.read(actor, document) && (isOfTheFirm(actor) || actor.kind === 'investor');
}

/** Returns the request that is still open given the marks of the newest version; null for none. */
export function openAsk(asks: DocumentAsk | null, marks: readonly DocumentMark[]): DocumentAsk | null {
  const done = asks === 'signature' ? 'signed' : 'acknowledged';
  return asks !== null && marks.includes(done) ? null : asks;
}
