import { useMemo } from 'react';
import type { SimulatorPage } from '#contracts/simulator.ts';
import type { SimulatorInputs } from '#domain/simulator/simulator-inputs.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Money } from '../figures/money.tsx';
import { reasonText } from '../figures/reason-text.ts';
import { Table } from '../table/table.tsx';
import { durationText } from './duration-text.ts';
import { simulateStrategy } from './simulated.ts';
import styles from './simulator.module.css';

interface ComparisonCardProps {
  readonly page: SimulatorPage;
  readonly inputs: SimulatorInputs;
}

/** All strategies at the same inputs. */
export function ComparisonCard({ page: { strategies, currency }, inputs }: ComparisonCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  const all = useMemo(() => strategies.map((strategy) => simulateStrategy(strategy, inputs)), [strategies, inputs]);
  const note = texts(inputs.isReal ? 'simulator.realNote' : 'simulator.nominal', { rate: formats.share(inputs.inflation) });
  const rows = all.map(({ strategy: { level, name, returns }, aboveInflation, points, lastsMonths }) => {
    const title = texts('simulator.strategy', { level, name });
    const value = (
      <span key="value">
        <Money amount={points.at(-1)?.value ?? 0} currency={currency} decimals={0} />
        {lastsMonths !== null && (
          <span className={styles.lasts}>{texts('simulator.lastsShort', { duration: durationText(lastsMonths, texts) })}</span>
        )}
      </span>
    );
    const real =
      aboveInflation === null ? (
        <NotAvailable key="real" reason={reasonText({ reason: 'assumption-out-of-range' }, texts)} isInline />
      ) : (
        formats.share(aboveInflation)
      );
    const isChosen = level === inputs.strategy;
    const heading = isChosen ? (
      <span key="name" className={styles.chosen}>
        {title} <Tag>{texts('simulator.chosen')}</Tag>
      </span>
    ) : (
      title
    );
    return { key: String(level), cells: [heading, formats.share(returns), real, value] };
  });
  return (
    <Card title={texts('simulator.comparison')} text={`${texts('simulator.comparisonText')} ${note}`} isFlush>
      <Table
        name={texts('simulator.comparison')}
        columns={[
          { label: texts('simulator.fields.strategy'), isText: true },
          { label: texts('simulator.expectedReturn') },
          { label: texts('simulator.aboveInflation') },
          { label: texts('simulator.endValue') },
        ]}
        rows={rows}
      />
    </Card>
  );
}
