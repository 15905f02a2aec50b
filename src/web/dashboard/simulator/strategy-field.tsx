import type { SimulatorPage } from '#contracts/simulator.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SliderField } from '../../ui/mantine/slider-field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './simulator.module.css';

interface StrategyFieldProps {
  readonly page: SimulatorPage;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

/** A slider from the first strategy to the last; a list until scripts run, and where there is one alone. */
export function StrategyField({ page: { strategies, ownLevel }, level, onChange }: StrategyFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const frame = {
    label: texts('simulator.fields.strategy'),
    hint: ownLevel === null ? undefined : texts('simulator.ownLevel', { level: ownLevel }),
  };
  const names = strategies.map((strategy) => texts('simulator.strategy', { level: strategy.level, name: strategy.name }));
  if (isAlive && strategies.length > 1)
    return (
      <div className={styles.strategy}>
        <SliderField
          {...frame}
          min={0}
          max={strategies.length - 1}
          defaultValue={Math.max(
            0,
            strategies.findIndex((strategy) => strategy.level === level),
          )}
          say={(at) => names[at] ?? ''}
          onChange={(at) => onChange((strategies[at] ?? strategies[0]).level)}
        />
      </div>
    );
  const options = strategies.map((strategy, at) => ({ value: String(strategy.level), label: names[at] ?? '' }));
  return (
    <div className={styles.strategy}>
      <SelectField {...frame} name="strategy" defaultValue={String(level)} options={options} />
    </div>
  );
}
