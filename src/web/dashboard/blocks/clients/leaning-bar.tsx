const half = 36;

/** A bar to the right of its middle when ahead, to the left when behind; the number beside it says how much. */
export function LeaningBar({ lean }: { readonly lean: number }) {
  const length = Math.abs(lean) * (half - 1);
  const x = lean < 0 ? half - length : half + 1;
  return (
    <svg width={2 * half + 1} height="12" viewBox={`0 0 ${2 * half + 1} 12`} aria-hidden>
      <path d={`M${half + 0.5} 0V12`} stroke="var(--border-strong)" />
      {length > 0 && <rect x={x} y="3" width={length} height="6" rx="1" fill={lean < 0 ? 'var(--negative)' : 'var(--positive)'} />}
    </svg>
  );
}
