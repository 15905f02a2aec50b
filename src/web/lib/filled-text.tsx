import { Fragment, type ReactNode } from 'react';

/** A text of the catalogue with an element in each of its braces: `{paidIn} in, {paidOut} out`. */
export function FilledText({ text, parts }: { readonly text: string; readonly parts: Readonly<Record<string, ReactNode>> }) {
  return text.split(/\{(\w+)\}/).map((piece, index) => <Fragment key={index}>{index % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
