import { useTexts } from '../../lib/texts.tsx';
import styles from './projections.module.css';

/** How bands and lines are drawn. */
export function ForecastLegend({ hasTarget }: { readonly hasTarget: boolean }) {
  const texts = useTexts();
  const kinds = ['median', 'mean', 'narrow', 'wide', 'contributed', ...(hasTarget ? (['target'] as const) : [])] as const;
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
