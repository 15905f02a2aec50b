import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import type { ChartProps } from './chart.tsx';
import { ChartReader } from './chart-reader.tsx';
import { useDrawing } from './use-drawing.ts';
import styles from './chart.module.css';

/** The chart in the browser. Until it is drawn its place is kept by a skeleton of the same size. */
export function ScreenChart({ name, summary, draw, readings, hasAmounts = false, pointed }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(place, draw);
  const index = pointed?.index ?? null;
  const onChange = pointed?.onChange;

  useEffect(() => {
    if (onChange) drawing?.onPointed(onChange);
  }, [drawing, onChange]);
  useEffect(() => drawing?.raise(index), [drawing, index]);
  useEffect(() => drawing?.name(`${name}. ${summary}`), [drawing, name, summary]);

  return (
    <>
      <div ref={place} className={classNames(styles.drawn, hasAmounts && styles.amounts)} />
      {!drawing && (
        <div className={styles.skeleton}>
          <Skeleton height="100%" />
        </div>
      )}
      {drawing && readings && readings.places.length > 0 && <ChartReader drawing={drawing} readings={readings} />}
    </>
  );
}
