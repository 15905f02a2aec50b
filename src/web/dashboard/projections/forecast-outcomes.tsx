import type { ReactNode } from 'react';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { Money } from '../figures/money.tsx';
import { Sentence } from '../figures/sentence.tsx';
import type { ShownForecast } from './shown-forecast.ts';
import styles from './projections.module.css';

/** In how many cases the target is reached, less comes out than was paid in, and the money runs out. */
export function ForecastOutcomes({ shown }: { readonly shown: ShownForecast }) {
  const texts = useTexts();
  const formats = useFormats();
  const { last, currency, probabilityOfTarget, probabilityOfLoss, probabilityOfDepletion, depletedOn, isWithdrawing } = shown;
  const target = <Money amount={last.target} currency={currency} decimals={0} />;
  const facts: (readonly [string, ReactNode])[] = [
    ...(isWithdrawing ? [] : [[texts('projections.loss'), casesText(probabilityOfLoss, texts)] as const]),
    ...(isWithdrawing || probabilityOfDepletion > 0
      ? [[texts('projections.runDry'), casesText(probabilityOfDepletion, texts)] as const]
      : []),
  ];
  return (
    <div>
      <h3 className={styles.subtitle}>{texts('projections.outcomes')}</h3>
      {probabilityOfTarget !== null && (
        <dl className={styles.targetFact}>
          <dt>
            <Sentence parts={{ target }}>{(marks) => texts('projections.targetReached', marks)}</Sentence>
          </dt>
          <dd>{casesText(probabilityOfTarget, texts)}</dd>
        </dl>
      )}
      <FactList facts={facts} />
      {depletedOn !== null && <p className={styles.depleted}>{texts('projections.depleted', { month: formats.monthYear(depletedOn) })}</p>}
    </div>
  );
}

/** Whole cases of a hundred, and never all or none: more would look surer than drawn futures are. */
function casesText(probability: number, texts: Texts): string {
  const count = Math.round(probability * 100);
  if (count < 1) return texts('projections.fewerThanOne');
  if (count > 99) return texts('projections.moreThanAll');
  return texts('projections.ofCases', { count });
}
