import { ChartSpline } from 'lucide-react';
import type { Forecast, ProjectionsPage } from '#contracts/reports/projections.ts';
import type { Figure } from '#finance/figure.ts';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { reasonText } from '../figures/reason-text.ts';

interface NoForecastProps {
  readonly forecast: Exclude<Figure<Forecast>, { available: true }> | null;
  readonly page: Pick<ProjectionsPage, 'start' | 'lostIn'>;
}

/** Explains why there is no projection. */
export function NoForecast({ forecast, page: { start, lostIn } }: NoForecastProps) {
  const texts = useTexts();
  if (lostIn !== null) return <FailedState title={texts('projections.lost')} text={texts('projections.lostText')} requestId={lostIn} />;
  const reason = forecast === null || start.day === null ? texts('projections.noFigures') : reasonText(forecast, texts);
  return <EmptyState icon={ChartSpline} title={texts('projections.noStart')} text={texts('projections.noStartText', { reason })} />;
}
