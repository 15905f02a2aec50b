import { type RefObject, useEffect } from 'react';
import { neighbourOf } from '../../../ui/neighbour-of.ts';

const upAndDown = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Moves the focus from a row's link to its neighbour's with the arrow keys, to the first and the last with Home and End. */
export function useRowKeys(rows: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const body = rows.current;
    if (!body) return undefined;
    const move = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (!isPlain || !upAndDown.includes(event.key)) return;
      const links = [...body.querySelectorAll<HTMLElement>('a[href]')];
      const current = links.find((link) => link === document.activeElement);
      if (!current) return;
      event.preventDefault();
      neighbourOf(links, current, event.key)?.focus();
    };
    body.addEventListener('keydown', move);
    return () => body.removeEventListener('keydown', move);
  }, [rows]);
}
