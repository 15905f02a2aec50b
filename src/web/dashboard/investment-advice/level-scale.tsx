import { riskLevels, type RiskLevel } from '#domain/investment-advice/risk-level.ts';
import styles from './investment-advice.module.css';

/** A level among the seven at a glance; the words beside it say the number. */
export function LevelScale({ level }: { readonly level: RiskLevel }) {
  return (
    <ol className={styles.scale} aria-hidden>
      {riskLevels.map((each) => (
        <li key={each} data-on={each <= level || undefined} data-here={each === level || undefined}>
          {each}
        </li>
      ))}
    </ol>
  );
}
