import { useMemo } from 'react';
import type { SimulatorPage, Strategy } from '#contracts/simulator.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { useLightPaper } from '../../ui/use-light-paper.ts';
import { ComparisonCard } from './comparison-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { ResultCard } from './result-card.tsx';
import { chosenStrategy, simulateStrategy } from './simulated.ts';
import styles from './simulator.module.css';
import { SimulatorForm } from './simulator-form.tsx';
import { SimulatorHead } from './simulator-head.tsx';
import { ProfileFacts, ProfileModel } from '../investment-advice/profile-facts.tsx';
import { useInputs } from './use-inputs.ts';

/** The strategy simulator: the assumptions, and at once what follows from them. */
export function SimulatorView({ page }: { readonly page: SimulatorPage }) {
  const texts = useTexts();
  const typed = useInputs(page);
  const { inputs } = typed;
  const shown = useMemo(() => simulateStrategy(chosenStrategy(page, inputs), inputs), [page, inputs]);
  useLightPaper();
  const { refused } = page.read;
  return (
    <>
      <SimulatorHead />
      {refused.length > 0 && (
        <div className={styles.refused}>
          <Callout tone="warning" title={texts('simulator.refused')}>
            <p>{texts('simulator.refusedText', { fields: refused.map((field) => texts(`simulator.fields.${field}`)).join(', ') })}</p>
          </Callout>
        </div>
      )}
      <div className={styles.page}>
        <SimulatorForm page={page} typed={typed} />
        <div className={styles.results}>
          <ResultCard shown={shown} currency={page.currency} isReal={inputs.isReal} />
          <GoalCard shown={shown} currency={page.currency} inputs={inputs} />
          <ComparisonCard page={page} inputs={inputs} />
          <StrategyCard strategy={shown.strategy} />
          <Card title={texts('simulator.limits')}>
            <ul className={styles.limits}>
              {(['notForecast', 'notPromise', 'charges', 'equalMonths'] as const).map((limit) => (
                <li key={limit}>{texts(`simulator.${limit}`)}</li>
              ))}
            </ul>
          </Card>
        </div>
      </div>
    </>
  );
}

/** The risk profile of the strategy, with its factsheet and the allocation of its models. */
function StrategyCard({ strategy }: { readonly strategy: Strategy }) {
  const texts = useTexts();
  const { level, name, models } = strategy;
  return (
    <Card title={texts('simulator.strategy', { level, name })}>
      <ProfileFacts sector={null} profile={strategy} />
      {models.map((model) => (
        <ProfileModel key={model.name} model={model} />
      ))}
    </Card>
  );
}
