import { goldenLine, wavePaths } from './wave-path.ts';

/** The brand's artwork, in the colours of whatever it stands on: cut to its box, or stretched into it. */
export function WaveLines({ className, isStretched = false }: WaveLinesProps) {
  return (
    <svg className={className} viewBox="0 0 600 600" preserveAspectRatio={isStretched ? 'none' : 'xMidYMax slice'} fill="none" aria-hidden>
      {wavePaths.map((path, line) => (
        <path
          key={path}
          d={path}
          stroke={line === goldenLine ? 'var(--nav-mark)' : 'currentColor'}
          strokeOpacity={line === goldenLine ? 0.95 : (0.08 + line * 0.012).toFixed(3)}
          vectorEffect="non-scaling-stroke"
          strokeWidth={line === goldenLine ? 1.8 : 1.2}
        />
      ))}
    </svg>
  );
}

interface WaveLinesProps {
  readonly className?: string | undefined;
  readonly isStretched?: boolean;
}
