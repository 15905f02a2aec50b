import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './designer.module.css';
import type { Blocks } from './use-blocks.ts';

/** The blocks of a page by name. */
export function BlockOutline({ blocks: { content, nameOf, ...outline } }: { readonly blocks: Blocks }) {
  const texts = useTexts();
  const rows = content.map(({ type, props }) => ({
    id: props.id,
    name: typeof props.heading === 'string' && props.heading !== '' ? props.heading : nameOf(type),
  }));
  return (
    <Outline {...outline} rows={rows} title={texts('designer.outline')} none={texts('designer.noBlocks')} keys={texts('designer.keys')} />
  );
}

interface OutlineProps extends Pick<Blocks, 'selected' | 'move' | 'remove' | 'select'> {
  readonly rows: readonly { readonly id: string; readonly name: string }[];
  readonly title: string;
  /** Said where there are no rows. */
  readonly none: string;
  /** Says what the keys do. */
  readonly keys: string;
}

/** The parts of what is designed by name in their order. Alt with the arrow keys moves the one in focus, and the focus with it. */
export function Outline({ rows, title, none, keys, selected, move, remove, select }: OutlineProps) {
  const texts = useTexts();
  const { list, keepFocus } = useKeptFocus();
  const act = (index: number, { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): boolean => {
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) move(index, key === 'ArrowUp' ? index - 1 : index + 1);
    else if (key === 'Delete') remove(index);
    else return false;
    keepFocus();
    return true;
  };
  return (
    <section aria-labelledby="outline-title">
      <h2 id="outline-title">{title}</h2>
      {rows.length === 0 && <p className={styles.note}>{none}</p>}
      <ol ref={list} className={styles.outline}>
        {rows.map(({ id, name }, index) => {
          return (
            <li key={id} data-selected={index === selected || undefined}>
              <button
                type="button"
                className={styles.outlineName}
                aria-pressed={index === selected}
                onClick={() => select(index)}
                onKeyDown={(event) => act(index, event) && event.preventDefault()}
              >
                {name}
              </button>
              {index === selected && (
                <span className={styles.tools}>
                  <IconButton
                    icon={ChevronUp}
                    size="small"
                    label={texts('designer.up', { name })}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon={ChevronDown}
                    size="small"
                    label={texts('designer.down', { name })}
                    disabled={index === rows.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton icon={Trash2} size="small" label={texts('designer.remove', { name })} onClick={() => remove(index)} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {rows.length > 0 && <p className={styles.note}>{keys}</p>}
    </section>
  );
}

/** After a key has moved or removed a row, the selected row has the focus. */
function useKeptFocus() {
  const list = useRef<HTMLOListElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (!isKept.current) return;
    isKept.current = false;
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  });
  return {
    list,
    keepFocus: () => {
      isKept.current = true;
    },
  };
}
