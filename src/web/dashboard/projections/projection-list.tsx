import { Link } from 'react-router';
import type { ProjectionsPage } from '#contracts/reports/projections.ts';
import { sectorOf } from '#domain/portfolio/risk-profile-benchmark.ts';
import { riskProfileOf } from '#domain/projection/projection.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './projections.module.css';

/** The projections of the account by name; the one that is shown is marked. */
export function ProjectionList({ path, saved, chosen }: Pick<ProjectionsPage, 'path' | 'saved' | 'chosen'>) {
  const texts = useTexts();
  return (
    <Card title={texts('projections.list')} isFlush>
      <ul className={styles.list}>
        {saved.map(({ id, fields }) => (
          <li key={id}>
            <Link
              to={`${path}?projection=${id}`}
              preventScrollReset={false}
              className={styles.entry}
              aria-current={id === chosen?.id ? 'true' : undefined}
            >
              <span className={styles.name}>{fields.name}</span>
              <span className={styles.quiet}>
                {texts('projections.inShort', {
                  count: Number(fields.years),
                  profile: fields.riskProfile,
                  sector: sectorWords(fields.riskProfile),
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sectorWords(riskProfile: string): string {
  const profile = riskProfileOf(riskProfile);
  return profile === null ? '' : sectorOf[profile];
}
