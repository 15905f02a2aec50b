import { Form } from 'react-router';
import type { DoubtedPrice } from '#contracts/reports/data-health.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './finding-item.module.css';
import { judgementKey } from './use-judgement-toasts.ts';

const maxShown = 3;

interface HeldPricesProps {
  readonly instrument: string;
  readonly prices: readonly DoubtedPrice[];
  readonly mayConfirm: boolean;
}

/** The prices in quarantine; anyone who may says that they are right. */
export function HeldPrices({ instrument, prices, mayConfirm }: HeldPricesProps) {
  const texts = useTexts();
  const formats = useFormats();
  const doubts = new Set(prices.map(({ why }) => texts(`dataHealth.doubt.${why}`)));
  const shown = prices
    .slice(0, maxShown)
    .map(({ day, text, unit }) => texts('dataHealth.held', { price: formats.price(text, unit), date: formats.date(day) }));
  const more = prices.length - maxShown;
  return (
    <div className={styles.held}>
      <p>
        {shown.join(', ')}
        {more > 0 && ` ${texts('dataHealth.heldMore', { count: more })}`}: {[...doubts].join('; ')}
      </p>
      {mayConfirm && (
        <Form method="post" navigate={false} fetcherKey={judgementKey}>
          <input type="hidden" name="instrument" value={instrument} />
          <input type="hidden" name="days" value={prices.map(({ day }) => day).join(',')} />
          <Button type="submit" name="intent" value="confirm" size="small">
            {texts('dataHealth.confirm', { count: prices.length })}
          </Button>
        </Form>
      )}
    </div>
  );
}
