import { Puck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/texts.tsx';
import styles from './designer.module.css';

/** The page in its width, made smaller where there is less room. The block that is selected comes into view. */
export function DesignerCanvas({ width, selectedId }: { readonly width: number; readonly selectedId: string | null }) {
  const texts = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height: 800 });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Where it is hidden for another part of the designer it keeps its size.
    const watch = new ResizeObserver(() => {
      if (element.clientWidth > 0) setRoom({ width: element.clientWidth, height: element.clientHeight });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const page = frame.current?.querySelector('iframe')?.contentDocument;
    const block = [...(page?.querySelectorAll('[data-puck-component]') ?? [])].find(
      (each) => each.getAttribute('data-puck-component') === selectedId,
    );
    block?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);
  const scale = Math.min(1, room.width / width);
  return (
    <section ref={frame} className={styles.canvas} data-of="page" aria-label={texts('designer.canvas')}>
      <div
        className={styles.sheet}
        style={{ width, height: room.height / scale, transform: `translateX(${(room.width - width * scale) / 2}px) scale(${scale})` }}
      >
        <Puck.Preview />
      </div>
    </section>
  );
}
