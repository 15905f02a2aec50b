import type { Expectation } from '#domain/import/row-problem.ts';
import type { Confirmation } from './confirmation.ts';

/** Something in an import that keeps all of it out, or that it warns of. */
export interface Problem {
  readonly file: string;
  /** In the file, the header being line 1; `null` where it is about the file as a whole. */
  readonly line: number | null;
  readonly column: string | null;
  /** `null` where there is nothing to quote and `expected` is a sentence that says it all. */
  readonly found: string | null;
  readonly expected: string;
  /** By what it is taken all the same; without it, by nothing. */
  readonly confirmedBy?: Confirmation;
  /** Another answer by which it is taken. */
  readonly deniedBy?: Confirmation;
  /** The number of rows that the same question is about, where not all of them are listed. */
  readonly ofRows?: number;
  /** The rule in one word, where it has one: pages say it in their own language. */
  readonly says?: Expectation;
  /** The values for the placeholders in that sentence. */
  readonly details?: Readonly<Record<string, string | null>>;
}

/** Problems are counted without end, but only so many are kept. */
export const problemsKept = 1000;
const longestFound = 80;
const longestName = 200;
const longestSentence = 2000;

/** Collects what is wrong with an import, so that all of it is said at once. */
export class Problems {
  readonly #kept: Problem[] = [];
  #others = 0;

  add(problem: Problem): void {
    // A bad date of a wide file is one problem, not one for each of its columns.
    if (isSame(this.#kept.at(-1), problem)) return;
    if (this.#kept.length >= problemsKept) this.#others += 1;
    else this.#kept.push(printable(problem));
  }

  /** Counts problems that are as many as they are, without keeping them. */
  addOthers(count: number): void {
    this.#others += count;
  }

  get isEmpty(): boolean {
    return this.#kept.length === 0;
  }

  /** The number of problems beyond the listed ones. */
  get others(): number {
    return this.#others;
  }

  /** By file in the order given, then by line. */
  inOrder(files: readonly string[]): Problem[] {
    return this.#kept.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || (a.line ?? 0) - (b.line ?? 0));
  }
}

function isSame(last: Problem | undefined, problem: Problem): boolean {
  const { file, line, column, found, expected } = printable(problem);
  if (last?.file !== file || last.line !== line || last.column !== column) return false;
  return last.found === found && last.expected === expected;
}

/** All of it comes from files of strangers, also what is expected: it names their columns and their people. */
function printable(problem: Problem): Problem {
  const { file, column, found, expected } = problem;
  return {
    ...problem,
    file: shown(file, longestName),
    column: column === null ? null : shown(column, longestName),
    found: found === null ? null : shown(found, longestFound),
    expected: shown(expected, longestSentence),
  };
}

function shown(text: string, most: number): string {
  // A copy: part of a string keeps in memory all that was read with it.
  const start = Buffer.from(text.slice(0, most)).toString();
  const escaped = start.replace(unseen, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return text.length > most ? `${escaped}…` : escaped;
}

/** Terminals obey some of these instead of showing them. */
const unseen = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
