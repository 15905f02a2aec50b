import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Money } from '../figures/money.tsx';
import { Sentence } from '../figures/sentence.tsx';
import { durationText } from './duration-text.ts';
import type { Simulated } from './simulated.ts';
import styles from './simulator.module.css';

interface ResultSentenceProps {
  readonly shown: Simulated;
  readonly currency: string;
}

/** The result in words: what becomes of the amount, or how long it lasts. */
export function ResultSentence({ shown, currency }: ResultSentenceProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { terms, last, lastsMonths } = shown;
  const money = (amount: number) => <Money amount={amount} currency={currency} decimals={0} />;
  const isWithdrawing = terms.monthly < 0;
  const paid = isWithdrawing ? terms.amount - last.paidIn : last.paidIn;
  const parts = {
    amount: money(terms.amount),
    monthly: money(Math.abs(terms.monthly)),
    value: <strong>{money(last.value)}</strong>,
    paid: money(paid),
    growth: money(last.growth),
    real: money(last.real),
  };
  const rest = lastsMonths !== null ? 'lastsText' : isWithdrawing ? 'withdrawn' : 'paidIn';
  return (
    <output className={styles.sentence}>
      <p className={styles.answer}>
        <Sentence parts={parts}>
          {(marks) =>
            lastsMonths === null
              ? texts(`simulator.${becomeOf(terms.monthly)}`, { ...marks, count: terms.years })
              : lastsText(lastsMonths, marks)
          }
        </Sentence>
      </p>
      <p>
        <Sentence parts={parts}>{(marks) => texts(`simulator.${rest}`, marks)}</Sentence>
        {terms.increase > 0 && terms.monthly !== 0 && ` ${texts('simulator.rising', { rate: formats.share(terms.increase) })}`}
      </p>
    </output>
  );

  function lastsText(months: number, marks: { readonly amount: string; readonly monthly: string }): string {
    if (months === 0) return texts('simulator.lastsNotAMonth');
    return texts('simulator.lasts', { ...marks, duration: durationText(months, texts) });
  }
}

function becomeOf(monthly: number) {
  if (monthly === 0) return 'becomeAlone';
  return monthly < 0 ? 'becomeLess' : 'become';
}
