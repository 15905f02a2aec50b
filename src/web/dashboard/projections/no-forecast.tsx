import { ChartSpline } from 'lucide-react';
import type { Forecast } from '#contracts/projections.ts';
import type { Figure } from '#finance/figure.ts';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { reasonText } from '../figures/reason-text.ts';

interface NoForecastProps {
  readonly forecast: Exclude<Figure<Forecast>, { available: true }> | null;
  /** Null before the account has any figures. */
  readonly day: string | null;
}

/** Why nothing is projected. */
export function NoForecast({ forecast, day }: NoForecastProps) {
  const texts = useTexts();
  const reason = forecast === null || day === null ? texts('projections.noFigures') : reasonText(forecast, texts);
  return <EmptyState icon={ChartSpline} title={texts('projections.noStart')} text={texts('projections.noStartText', { reason })} />;
}
