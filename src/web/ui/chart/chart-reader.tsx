import { type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Drawing } from './drawing.ts';
import { nearestIndex } from './nearest-index.ts';
import type { Reading, Readings } from './reading.ts';
import styles from './chart-reader.module.css';

/** Between the line and its tip, in pixels. */
const gap = 14;

interface ChartReaderProps {
  readonly drawing: Drawing;
  readonly readings: Readings;
}

/**
 * Reads a chart point by point: the pointer goes to the nearest one, the arrow keys along them. The keys are those of a
 * range input whose value is the sentence of the point, so that every step is said aloud.
 */
export function ChartReader({ drawing, readings: { label, places, at } }: ChartReaderProps) {
  const keys = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = places.length - 1;
  const index = chosen === null ? null : Math.min(chosen, last);
  const follow = ({ clientX, currentTarget }: PointerEvent) =>
    setChosen(nearestIndex(places, drawing.placeAt(clientX - currentTarget.getBoundingClientRect().left)));
  const leave = () => setChosen(null);
  // A finger that is lifted leaves too, but what it chose is still to be read: it stays as long as the focus does.
  const press = (event: PointerEvent) => {
    follow(event);
    keys.current?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.reader}
      onPointerMove={follow}
      onPointerDown={press}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') leave();
      }}
    >
      <input
        ref={keys}
        type="range"
        className={styles.keys}
        min={0}
        max={last}
        value={index ?? last}
        aria-label={label}
        aria-valuetext={at(index ?? last).spoken}
        onChange={({ target }) => setChosen(Number(target.value))}
        onFocus={() => setChosen((now) => now ?? last)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave();
        }}
      />
      {index !== null && <Mark drawing={drawing} place={places[index] ?? 0} reading={at(index)} />}
    </div>
  );
}

function Mark({ drawing, place, reading }: { readonly drawing: Drawing; readonly place: number; readonly reading: Reading }) {
  const { x } = drawing.pixelOf(place, 0);
  return (
    <>
      <span className={styles.line} style={{ left: x }} />
      {reading.rings.map(({ value, color }) => (
        <span key={color} className={styles.ring} style={{ left: x, top: drawing.pixelOf(place, value).y, background: color }} />
      ))}
      <Tip x={x} width={drawing.width()} reading={reading} />
    </>
  );
}

interface TipProps {
  readonly x: number;
  readonly width: number;
  readonly reading: Reading;
}

/** Draws the reading beside the line, on the side with more room. */
function Tip({ x, width, reading: { title, lines } }: TipProps) {
  const side = x > width / 2 ? { right: width - x + gap } : { left: x + gap };
  return (
    <div className={styles.tip} style={side} aria-hidden>
      <b>{title}</b>
      {lines.map(({ label, value, sample, isAmount = false }) => (
        <div key={label} className={styles.row}>
          <span>
            {sample && <i className={classNames(styles.sample, styles[sample])} />}
            {label}
          </span>
          <span data-amount={isAmount || undefined}>{value}</span>
        </div>
      ))}
    </div>
  );
}
