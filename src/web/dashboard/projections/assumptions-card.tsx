import { Link } from 'react-router';
import type { ProjectionFields, ProjectionsPage } from '#contracts/reports/projections.ts';
import { sectorOf } from '#domain/portfolio/risk-profile-benchmark.ts';
import { riskProfileOf } from '#domain/projection/projection.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import styles from './projections.module.css';

interface AssumptionsCardProps {
  readonly page: ProjectionsPage;
  readonly fields: ProjectionFields;
}

/** Shows the firm's assumptions for the typed risk profile, or else the saved one, with a warning that they may not come true. */
export function AssumptionsCard({ page: { assumptions, path, chosen }, fields }: AssumptionsCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const profile = riskProfileOf(fields.riskProfile) ?? riskProfileOf(chosen?.fields.riskProfile ?? '') ?? assumptions.begins.riskProfile;
  const yearly = (rate: number) => texts('projections.yearly', { rate: formats.share(rate) });
  const { expectedReturn, volatility } = assumptions.profiles[profile];
  const portal = path.split('/').slice(0, 3).join('/');
  return (
    <Card title={texts('projections.assumptions')} text={texts('projections.assumptionsText', { profile, sector: sectorOf[profile] })}>
      <FactList
        facts={[
          [texts('projections.expectedReturn'), yearly(expectedReturn)],
          [texts('projections.volatility'), yearly(volatility)],
          [texts('projections.charges'), yearly(assumptions.charges)],
        ]}
      />
      <p className={styles.warning}>{texts('projections.warning')}</p>
      <p className={styles.quiet}>
        {texts('projections.paths')} <Link to={`${portal}/calculations/projection`}>{texts('calculations.ask')}</Link>
      </p>
    </Card>
  );
}
