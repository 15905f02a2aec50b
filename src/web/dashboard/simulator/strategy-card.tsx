import type { Strategy } from '#contracts/simulator.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { ProfileFacts, ProfileModel } from '../investment-advice/profile-facts.tsx';

/** The risk profile of the strategy, with its factsheet and the allocation of its models. */
export function StrategyCard({ strategy }: { readonly strategy: Strategy }) {
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
