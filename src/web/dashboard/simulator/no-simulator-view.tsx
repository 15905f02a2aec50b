import { ChartSpline } from 'lucide-react';
import { href } from 'react-router';
import type { NoSimulator } from '#contracts/simulator.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SimulatorHead } from './simulator-head.tsx';

/** Tells why there is no simulator, and administrators how there will be one. */
export function NoSimulatorView({ isAdministrator }: NoSimulator) {
  const texts = useTexts();
  const reason = texts('simulator.noneText');
  return (
    <>
      <SimulatorHead />
      <Card>
        <EmptyState
          icon={ChartSpline}
          title={texts('simulator.none')}
          text={isAdministrator ? `${reason} ${texts('simulator.noneToDo')}` : reason}
        >
          {isAdministrator && (
            <LinkButton to={href('/admin/:collection', { collection: 'risk-profiles' })}>{texts('simulator.toProfiles')}</LinkButton>
          )}
        </EmptyState>
      </Card>
    </>
  );
}
