import { useState } from 'react';
import type { PlannedFund, ProjectionField, ProjectionFields, ProjectionsPage, SavedProjection } from '#contracts/reports/projections.ts';
import { projectionFields } from '#contracts/reports/projections.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AssumptionsCard } from './assumptions-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { NoForecast } from './no-forecast.tsx';
import { ProjectionForm } from './projection-form.tsx';
import { useForecast } from './use-forecast.ts';
import styles from './projections.module.css';

interface ProjectionEditorProps {
  readonly page: ProjectionsPage;
  readonly chosen: SavedProjection;
  /** Discards the typed values. */
  readonly onTake: () => void;
  readonly onDelete: () => void;
}

/** One projection: its terms beside what comes of them, which follows what is typed before anything is saved. */
export function ProjectionEditor({ page, chosen, onTake, onDelete }: ProjectionEditorProps) {
  const texts = useTexts();
  const [fields, setFields] = useState<ProjectionFields>(chosen.fields);
  const isChanged = projectionFields.some((field) => !isSame(field, fields[field], chosen.fields[field]));
  const { forecast, refusal, isLoading, query } = useForecast(page, { chosen, fields, isChanged });
  const [named, setNamed] = useState<readonly PlannedFund[]>([]);
  const known = [...page.funds, ...named];
  const funds = { known, address: `${page.path}/funds`, onNamed: (fund: PlannedFund) => setNamed([...named, fund]) };
  const hrefOf = (tab: string) => `${page.path}?projection=${chosen.id}${tab === 'forecast' ? '' : `&tab=${tab}`}`;
  const tabs = (['forecast', 'export'] as const).map((tab) => ({
    key: tab,
    label: texts(`projections.tabs.${tab}`),
    href: hrefOf(tab),
    isCurrent: tab === page.tab,
  }));
  return (
    <div className={styles.editor}>
      <ProjectionForm
        {...{ page, chosen, fields, isChanged, funds, onTake, onDelete }}
        refused={refusal}
        onChange={(field: ProjectionField, value: string) => setFields({ ...fields, [field]: value })}
      />
      <div className={styles.results}>
        <Card isFlush>
          <div className={styles.tabs}>
            <Tabs label={texts('projections.tabs.label')} tabs={tabs} />
          </div>
          {!forecast?.available && <NoForecast forecast={forecast} page={page} />}
          {forecast?.available && page.tab === 'forecast' && (
            <ForecastCard forecast={forecast.value} name={fields.name} isLoading={isLoading} />
          )}
          {forecast?.available && page.tab === 'export' && (
            <ExportCard
              forecast={forecast.value}
              assumptions={page.assumptions}
              funds={known}
              href={refusal ? null : `${page.path}/projection.csv?${query}`}
            />
          )}
        </Card>
        <AssumptionsCard page={page} fields={fields} />
      </div>
    </div>
  );
}

/** `1000.50` and `1000.5` are the same amount, a blank amount is none. */
function isSame(field: ProjectionField, typed: string, stored: string): boolean {
  if (field === 'name' || field === 'payments') return typed.trim() === stored;
  if (field === 'target') return typed.trim() === stored || (typed.trim() !== '' && stored !== '' && Number(typed) === Number(stored));
  return Number(typed) === Number(stored);
}
