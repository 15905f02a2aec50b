import type { EntryAnswer } from '#contracts/ledger/entry.ts';
import type { SheetAnswer } from '#contracts/ledger/sheet.ts';

/** Why nothing is written, where that can be put right or confirmed, or is as it was: the transaction ends with nothing kept. */
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
export async function orRefused<Answer>(refusal: new (answer: Answer) => Refused<Answer>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof refusal) return error.answer;
    throw error;
  }
}
