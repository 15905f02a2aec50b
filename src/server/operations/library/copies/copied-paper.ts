import type { IsoDate } from '#finance/iso-date.ts';
import type { RequestContext } from '../../../request-context.ts';

/** A page to print for a library, and what the document is called there. */
export interface CopiedPaper {
  /** The context of the sender, with the words of whoever reads the document. */
  readonly reader: RequestContext;
  readonly path: string;
  readonly title: string;
  readonly day: IsoDate;
  readonly fileName: string;
}
