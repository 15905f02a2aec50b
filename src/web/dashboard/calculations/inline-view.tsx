import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Inline } from '#contracts/prose.ts';
import styles from './prose.module.css';

/** Words with their marks; links lead to a page beside this one or to a source outside. */
export function InlineView({ text }: { readonly text: readonly Inline[] }) {
  return text.map((each, index) => <Piece key={index} piece={each} />);
}

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case 'words':
      return piece.words;
    case 'symbol':
      return <code className={styles.symbol}>{piece.words}</code>;
    case 'strong':
      return (
        <strong>
          <InlineView text={piece.text} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineView text={piece.text} />
        </em>
      );
    case 'link':
      return (
        <ProseLink href={piece.href}>
          <InlineView text={piece.text} />
        </ProseLink>
      );
    default:
      return piece satisfies never;
  }
}

function ProseLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!href.startsWith('https://'))
    return (
      <Link to={`../${href}`} relative="path" prefetch="intent">
        {children}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
