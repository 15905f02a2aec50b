import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownProgramme } from './select-programme.ts';
import styles from './private-equity-headline.module.css';

/** Shows the commitment and the part of it that the funds have called. */
export function Commitment({ shown, report }: BlockViewProps<ShownProgramme>) {
  const texts = useTexts();
  const { commitment, calledRate, currency } = shown;
  return (
    <div className={styles.commitment}>
      <div className={styles.label}>{texts('privateEquity.commitment')}</div>
      <div className={styles.promised}>
        <FigureView figure={commitment} isInline={false}>
          {(amount) => (
            <Explainable id="commitment" report={report}>
              <Money amount={amount} currency={currency} unit={report.unit} />
            </Explainable>
          )}
        </FigureView>
      </div>
      {calledRate.available && (
        <div className={styles.bar} aria-hidden>
          <span style={{ width: `${Math.min(Math.max(calledRate.value, 0), 1) * 100}%` }} />
        </div>
      )}
      <Course shown={shown} report={report} />
    </div>
  );
}

function Course({ shown: { called, calledRate, unfunded, currency }, report }: BlockViewProps<ShownProgramme>) {
  const texts = useTexts();
  const formats = useFormats();
  const rate = calledRate.available ? formats.share(calledRate.value) : '–';
  return (
    <div className={styles.course}>
      <FigureView figure={called}>
        {(amount) => {
          const explained = (
            <Explainable id="called" report={report}>
              <b>
                <Money amount={amount} currency={currency} unit={report.unit} />
              </b>
            </Explainable>
          );
          return (
            <span>
              <Sentence parts={{ amount: explained }}>{(marks) => texts('privateEquity.callProgress', { ...marks, rate })}</Sentence>
            </span>
          );
        }}
      </FigureView>
      <FigureView figure={unfunded}>
        {(amount) => (
          <span className={styles.quiet}>
            <Sentence parts={{ amount: <Money amount={amount} currency={currency} unit={report.unit} /> }}>
              {(marks) => texts('privateEquity.stillToCome', marks)}
            </Sentence>
          </span>
        )}
      </FigureView>
    </div>
  );
}
