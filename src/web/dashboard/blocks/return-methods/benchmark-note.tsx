import type { ComparedBenchmark, DatedReturn } from '#contracts/datasets/returns.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';

interface BenchmarkNoteProps {
  readonly benchmark: ComparedBenchmark | null;
  /** Over which days both can be compared, where the benchmark begins later. */
  readonly clipped: DatedReturn | null;
}

/** Shows the benchmark, whether it includes income, and since when it is known. */
export function BenchmarkNote({ benchmark, clipped }: BenchmarkNoteProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (!benchmark) return <span>{texts('returns.noBenchmark')}</span>;
  const { name, basis, riskLabel } = benchmark;
  const facts = [
    texts('returns.benchmarkIs', { name }),
    ...(basis ? [texts(`returns.basis.${basis}`)] : []),
    ...(riskLabel ? [texts('returns.riskLabel', { label: riskLabel })] : []),
  ];
  return (
    <span>
      {facts.join(' · ')}
      {clipped?.portfolio.available && clipped.benchmark.available && (
        <>
          <br />
          {texts('returns.clipped', {
            from: formats.date(clipped.period.from),
            to: formats.date(clipped.period.to),
            portfolio: formats.percent(clipped.portfolio.value),
            benchmark: formats.percent(clipped.benchmark.value),
          })}
        </>
      )}
    </span>
  );
}
