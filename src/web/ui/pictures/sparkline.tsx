import { sparklinePath } from './sparkline-path.ts';

const box = { width: 88, height: 28, inset: 3 };

/** The course of a value at a glance; drawn on the server. The words beside it say what it says. */
export function Sparkline({ values, color = 'var(--chart-1)' }: { readonly values: readonly number[]; readonly color?: string }) {
  const line = sparklinePath(values, box);
  if (!line) return null;
  return (
    <svg width={box.width} height={box.height} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden>
      <path d={line.d} fill="none" stroke={color} strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={line.end.x} cy={line.end.y} r="2.2" fill={color} />
    </svg>
  );
}
