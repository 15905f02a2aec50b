import type { SimulatorInputs } from '#domain/simulator/simulator-inputs.ts';
import { amountForGoal, inflateFromToday, longestWait, monthlyForGoal, monthsToGoal } from '#finance/projection/simulation.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../figures/money.tsx';
import { Sentence } from '../figures/sentence.tsx';
import { durationText } from './duration-text.ts';
import type { Simulated } from './simulated.ts';
import styles from './simulator.module.css';

interface GoalCardProps {
  readonly shown: Simulated;
  readonly currency: string;
  readonly inputs: SimulatorInputs;
}

/** The opposite question: the contribution, the amount today, or the time that a goal needs. */
export function GoalCard({ shown: { terms }, currency, inputs: { goal, isReal } }: GoalCardProps) {
  const texts = useTexts();
  const title = texts('simulator.goal');
  if (goal === null)
    return (
      <Card title={title}>
        <p className={styles.quiet}>{texts('simulator.noGoal')}</p>
      </Card>
    );
  const { years, inflation } = terms;
  const atEnd = isReal ? inflateFromToday(goal, inflation, years) : goal;
  const monthly = monthlyForGoal(terms, atEnd);
  const once = amountForGoal(terms, atEnd);
  const months = monthsToGoal(terms, { goal, isReal });
  const money = (amount: number) => <Money amount={amount} currency={currency} decimals={0} />;
  return (
    <Card title={title}>
      <div className={styles.answers}>
        {monthly.available && (
          <p className={styles.answer}>
            <Sentence parts={{ goal: money(goal), monthly: money(Math.abs(monthly.value)) }}>
              {(marks) => texts(monthly.value < 0 ? 'simulator.spares' : 'simulator.needs', { ...marks, count: years })}
            </Sentence>
          </p>
        )}
        {once.available && (
          <p>
            <Sentence parts={{ amount: money(once.value) }}>{(marks) => texts('simulator.once', marks)}</Sentence>
          </p>
        )}
        <p>
          {months === null && texts('simulator.neverReached', { count: longestWait })}
          {months === 0 && texts('simulator.reachedNow')}
          {months !== null && months > 0 && texts('simulator.reachedIn', { duration: durationText(months, texts) })}
        </p>
      </div>
    </Card>
  );
}
