import type { ReactNode } from 'react';
import type { PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import { Signed } from '../../figures/signed.tsx';
import styles from '../../table/table.module.css';
import { FundReport } from './fund-report.tsx';
import own from './private-equity-holdings.module.css';

interface FundCardProps {
  readonly name: string;
  readonly kind: ReactNode;
  readonly figures: PrivateEquityFigures;
  readonly currency: string;
  readonly unit: 'm' | null;
  readonly isTotal?: boolean;
}

/** A fund on a phone: name and multiple, what it is and its return, below them what became of the commitment. */
export function FundCard({ name, kind, figures, currency, unit, isTotal = false }: FundCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (figure: Figure) => <Amount figure={figure} currency={currency} unit={unit} />;
  const { tvpi, netIrr, called, commitment, distributed, value } = figures;
  return (
    <>
      <span>{name}</span>
      <b className={styles.right}>
        <FigureView figure={tvpi}>{(factor) => formats.multiple(factor)}</FigureView>
      </b>
      <span className={styles.second}>{kind}</span>
      <span className={`${styles.second} ${styles.right}`}>
        <FigureView figure={netIrr}>
          {(rate) => <Signed value={rate}>{texts('privateEquity.aYear', { rate: formats.percent(rate) })}</Signed>}
        </FigureView>
      </span>
      <span className={`${styles.second} ${own.course}`}>
        <Sentence parts={{ called: money(called), commitment: money(commitment) }}>
          {(marks) => texts('privateEquity.ofCommitment', marks)}
        </Sentence>
        {' · '}
        <Sentence parts={{ amount: money(distributed) }}>{(marks) => texts('privateEquity.distributedShort', marks)}</Sentence>
        {' · '}
        <Sentence parts={{ amount: money(value) }}>{(marks) => texts('privateEquity.valueShort', marks)}</Sentence>
      </span>
      {!isTotal && (
        <span className={own.course}>
          <FundReport {...figures} />
        </span>
      )}
    </>
  );
}

interface AmountProps {
  readonly figure: Figure;
  readonly currency: string;
  readonly unit: 'm' | null;
}

function Amount({ figure, currency, unit }: AmountProps) {
  return <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>;
}
