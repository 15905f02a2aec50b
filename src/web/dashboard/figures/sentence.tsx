import { Fragment, type ReactNode } from 'react';

interface SentenceProps<Key extends string> {
  /** The parts that replace the braces of the sentence: amounts that private mode hides, words in bold. */
  readonly parts: Readonly<Record<Key, ReactNode>>;
  /** The text of the catalogue, given marks for its braces. */
  readonly children: (marks: Readonly<Record<Key, string>>) => string;
}

const edge = '\u0001';

/** A sentence of the catalogue that holds more than words, in the order that the language wants. */
export function Sentence<Key extends string>({ parts, children }: SentenceProps<Key>) {
  const keys = Object.keys(parts) as Key[];
  const marks = Object.fromEntries(keys.map((key) => [key, edge + key + edge])) as Record<Key, string>;
  const pieces = children(marks).split(edge);
  return pieces.map((piece, place) => (
    <Fragment key={place === 0 ? 'first' : `${place} ${piece}`}>{place % 2 === 0 ? piece : parts[piece as Key]}</Fragment>
  ));
}
