import type { ProjectionField } from '#contracts/reports/projections.ts';
import { sectorOf } from '#domain/portfolio/risk-profile-benchmark.ts';
import { projectionLimits, riskProfiles } from '#domain/projection/projection.ts';
import { symbolOf } from '#wording/money-format.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './projections.module.css';

type Term = Exclude<ProjectionField, 'name' | 'riskProfile' | 'payments'>;

interface ProjectionTermFieldsProps {
  readonly currency: string;
  readonly about: (field: ProjectionField) => {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  };
}

/** The step and the factor of each number field. The reader types rates in per cent; the limits are fractions. */
const steps: Readonly<Record<Term, { readonly step: string; readonly per: number }>> = {
  deposit: { step: 'any', per: 1 },
  contribution: { step: 'any', per: 1 },
  escalation: { step: '0.1', per: 100 },
  years: { step: '1', per: 1 },
  inflation: { step: '0.1', per: 100 },
  target: { step: 'any', per: 1 },
};

/** Everything of a projection but its name, each with its unit and its limits. */
export function ProjectionTermFields({ currency, about }: ProjectionTermFieldsProps) {
  const texts = useTexts();
  const symbol = symbolOf(currency);
  const units: Readonly<Record<Term, string>> = {
    deposit: symbol,
    contribution: symbol,
    escalation: texts('projections.aYear'),
    years: texts('projections.yearsUnit'),
    inflation: texts('projections.aYear'),
    target: symbol,
  };
  const number = (term: Term, hint?: string) => {
    const { step, per } = steps[term];
    const { least, most } = projectionLimits[term];
    const limits = { min: least * per, max: most * per, step };
    return (
      <TextField
        {...about(term)}
        {...limits}
        type="number"
        inputMode={least < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        hint={hint}
        aside={<span className={styles.unit}>{units[term]}</span>}
      />
    );
  };
  return (
    <>
      <SelectField
        {...about('riskProfile')}
        all={texts('projections.choose')}
        options={riskProfiles.map((profile) => ({
          value: String(profile),
          label: texts('projections.profile', { profile, sector: sectorOf[profile] }),
        }))}
      />
      <div className={styles.pair}>
        {number('years')}
        {number('inflation')}
      </div>
      {number('deposit', texts('projections.hints.deposit'))}
      {number('contribution', texts('projections.hints.contribution'))}
      {number('escalation', texts('projections.hints.escalation'))}
      {number('target', texts('projections.hints.target'))}
    </>
  );
}
