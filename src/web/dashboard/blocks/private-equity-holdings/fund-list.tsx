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
import { FundKind } from './fund-kind.tsx';
import type { ShownFund, ShownFunds } from './select-funds.ts';
import own from './private-equity-holdings.module.css';

interface FundListProps {
  readonly shown: ShownFunds;
  readonly funds: readonly ShownFund[];
  readonly unit: 'm' | null;
}

/** The funds on a phone: name and multiple, what it is and its return, below them what became of the commitment. */
export function FundList({ shown: { currency, total }, funds, unit }: FundListProps) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts('report.block.privateEquityHoldings')}>
      <Line name={texts('privateEquity.programme')} kind={null} figures={total} currency={currency} unit={unit} isTotal />
      {funds.map((fund) => (
        <Line key={fund.id} name={fund.name} kind={<FundKind fund={fund} hasVintage />} figures={fund} currency={currency} unit={unit} />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly name: string;
  readonly kind: ReactNode;
  readonly figures: PrivateEquityFigures;
  readonly currency: string;
  readonly unit: 'm' | null;
  readonly isTotal?: boolean;
}

function Line({ name, kind, figures, currency, unit, isTotal = false }: LineProps) {
  const texts = useTexts();
  const formats = useFormats();
  const money = (figure: Figure) => <Amount figure={figure} currency={currency} unit={unit} />;
  const { tvpi, netIrr, called, commitment, distributed, value } = figures;
  return (
    <li className={isTotal ? styles.listTotal : undefined}>
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
    </li>
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
