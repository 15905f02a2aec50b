import { ChevronDown, ChevronUp, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import styles from './designer.module.css';
import type { Blocks } from './use-blocks.ts';

/** The blocks by name in their order. Alt with the arrow keys moves the one in focus, and the focus with it. */
export function BlockOutline({ blocks }: { readonly blocks: Blocks }) {
  const texts = useTexts();
  const { content, selected, move, remove, select, nameOf } = blocks;
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
      <h2 id="outline-title">{texts('designer.outline')}</h2>
      {content.length === 0 && <p className={styles.note}>{texts('designer.noBlocks')}</p>}
      <ol ref={list} className={styles.outline}>
        {content.map(({ type, props }, index) => {
          const name = typeof props.heading === 'string' && props.heading !== '' ? props.heading : nameOf(type);
          return (
            <li key={props.id} data-selected={index === selected || undefined}>
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
                    disabled={index === content.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton icon={Trash2} size="small" label={texts('designer.remove', { name })} onClick={() => remove(index)} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {content.length > 0 && <p className={styles.note}>{texts('designer.keys')}</p>}
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
