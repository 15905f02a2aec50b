import { useTexts } from '../../lib/texts.tsx';
import type { ShownForecast } from './shown-forecast.ts';
import styles from './projections.module.css';

/** Explains the bands and the lines. */
export function ForecastLegend({ hasTarget, isWithdrawing }: Pick<ShownForecast, 'hasTarget' | 'isWithdrawing'>) {
  const texts = useTexts();
  const lines = [...(isWithdrawing ? [] : (['contributed'] as const)), ...(hasTarget ? (['target'] as const) : [])];
  const kinds = ['median', 'mean', 'narrow', 'wide', ...lines] as const;
  return (
    <ul className={styles.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <i className={styles.sample} data-kind={kind} />
          {texts(`projections.legend.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
