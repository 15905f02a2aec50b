import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Explanation, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Signed } from '../figures/signed.tsx';
import { CalculationLink } from './calculation-link.tsx';
import { ExplanationRows } from './explanation-rows.tsx';
import styles from './explanation.module.css';
import type { AskedExplanation } from './use-explanation.ts';
import { figureText, stepText } from '#wording/step-text.ts';

interface ExplanationBodyProps {
  readonly id: FigureId;
  readonly report: Pick<ReportFrame, 'path' | 'query'>;
  readonly asked: AskedExplanation;
  readonly isWithRows: boolean;
  /** Fetches the explanation of the figures that are on the page now. */
  readonly ask: () => void;
  readonly note: ReactNode;
}

/** The method in plain words, the lines of the calculation, and on request the rows behind it. */
export function ExplanationBody({ id, report, asked, isWithRows, ask, note }: ExplanationBodyProps) {
  const texts = useTexts();
  const askNow = useEffectEvent(ask);
  useEffect(() => askNow(), []);
  return (
    <div className={styles.body}>
      <p className={styles.method}>
        {texts(`explanation.method.${id}`)} <CalculationLink id={id} report={report} />
      </p>
      {note}
      {asked.state === 'ready' && <Steps explanation={asked.value} />}
      {asked.state === 'ready' && isWithRows && <ExplanationRows explanation={asked.value} />}
      {asked.state === 'loading' && <Coming />}
      {asked.state === 'failed' && <Failed ask={ask} />}
    </div>
  );
}

function Steps({ explanation }: { readonly explanation: Explanation }) {
  return (
    <table className={styles.steps}>
      <tbody>
        {explanation.steps.map((step) => (
          <Step key={`${step.label} ${JSON.stringify(step.details)}`} step={step} of={explanation} />
        ))}
      </tbody>
    </table>
  );
}

function Step({ step, of }: { readonly step: ExplanationStep; readonly of: Explanation }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <tr className={step.isSum ? styles.sum : undefined}>
      <th scope="row">{stepText(step, { texts, formats })}</th>
      <td>
        <FigureView figure={step.value}>
          {(value) => (
            <Coloured value={value} kind={step.kind}>
              {figureText({ kind: step.kind, value }, of, formats)}
            </Coloured>
          )}
        </FigureView>
      </td>
    </tr>
  );
}

/** Rates in the colour of their sign; amounts as private mode can hide them. */
function Coloured({
  value,
  kind,
  children,
}: {
  readonly value: number;
  readonly kind: ExplanationStep['kind'];
  readonly children: string;
}) {
  if (kind === 'money') return <span data-amount>{children}</span>;
  return kind === 'percent' ? <Signed value={value}>{children}</Signed> : children;
}

function Coming() {
  const texts = useTexts();
  return (
    <output className={styles.coming}>
      <span className="sr">{texts('explanation.loading')}</span>
      <Skeleton height={14} />
      <Skeleton height={14} />
      <Skeleton height={14} />
      <Skeleton height={14} />
    </output>
  );
}

function Failed({ ask }: { readonly ask: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles.failed} role="alert">
      <p>{texts('explanation.failed')}</p>
      <Button size="small" onClick={ask}>
        {texts('explanation.retry')}
      </Button>
    </div>
  );
}
