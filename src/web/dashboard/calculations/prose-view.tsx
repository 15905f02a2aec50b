import type { Prose } from '#contracts/prose.ts';
import { InlineView } from './inline-view.tsx';
import { ProseTable } from './prose-table.tsx';
import styles from './prose.module.css';

/** Our own written text: paragraphs, formulas, lists, tables. */
export function ProseView({ prose }: { readonly prose: readonly Prose[] }) {
  return prose.map((each, index) => <Part key={index} part={each} />);
}

function Part({ part }: { readonly part: Prose }) {
  switch (part.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineView text={part.text} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <InlineView text={part.text} />
        </h3>
      );
    case 'formula':
      return <Formula lines={part.lines} />;
    case 'list':
      return <List {...part} />;
    case 'table':
      return <ProseTable {...part} />;
    default:
      return part satisfies never;
  }
}

/** Each line by itself: one too long for the screen goes on below, further in. */
function Formula({ lines }: { readonly lines: readonly string[] }) {
  return (
    <pre className={styles.formula}>
      {lines.map((line, index) => (
        <span key={index} className={styles.line}>
          {line || ' '}
        </span>
      ))}
    </pre>
  );
}

function List({ isNumbered, items }: Extract<Prose, { kind: 'list' }>) {
  const lines = items.map((item, index) => (
    <li key={index}>
      <ItemBody item={item} />
    </li>
  ));
  return isNumbered ? <ol>{lines}</ol> : <ul>{lines}</ul>;
}

/** A point of one paragraph is its words alone. */
function ItemBody({ item }: { readonly item: readonly Prose[] }) {
  const [first, ...more] = item;
  if (first?.kind !== 'paragraph') return <ProseView prose={item} />;
  return (
    <>
      <InlineView text={first.text} />
      <ProseView prose={more} />
    </>
  );
}
