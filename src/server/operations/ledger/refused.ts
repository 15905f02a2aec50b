import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { SheetAnswer } from '#contracts/ledger/sheet.ts';

/** A refusal that the user can correct or confirm, or an unchanged entry. Throwing it rolls the transaction back. */
abstract class Refused<Answer> extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('nothing is written');
    this.name = new.target.name;
    this.answer = answer;
  }
}

export class EntryRefused extends Refused<EntryAnswer> {}

export class SheetRefused extends Refused<SheetAnswer> {}

/** The answer that an entry or a sheet was refused with; whatever else went wrong goes on. */
export async function catchRefusal<Answer>(refusal: new (answer: Answer) => Refused<Answer>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof refusal) return error.answer;
    throw error;
  }
}
