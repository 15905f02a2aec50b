import { ListPlus } from 'lucide-react';
import { Link } from 'react-router';
import { newRecord } from '#contracts/records.ts';
import type { ShownDataProcess } from '#contracts/data-processes.ts';
import { Table } from '../dashboard/table/table.tsx';
import { useTexts } from '../lib/texts.tsx';
import { listAddress } from '../records/record-address.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './data-designer.module.css';

/** The files that the process brings, each with where it comes from; a step is changed in its record. */
export function StepsCard({ process: { id, steps } }: { readonly process: ShownDataProcess }) {
  const texts = useTexts();
  const filters = { process: id };
  const add = (
    <LinkButton to={listAddress('data-processes-steps', { filters, open: newRecord })}>{texts('dataProcesses.addStep')}</LinkButton>
  );
  return (
    <Card title={texts('dataProcesses.steps')} text={texts('dataProcesses.stepsText')} isFlush tools={steps.length > 0 && add}>
      {steps.length === 0 ? (
        <EmptyState icon={ListPlus} title={texts('dataProcesses.noSteps')} text={texts('dataProcesses.noStepsText')}>
          {add}
        </EmptyState>
      ) : (
        <Table
          name={texts('dataProcesses.steps')}
          columns={[
            { label: texts('dataProcesses.step'), isText: true },
            { label: texts('dataProcesses.dataset'), isText: true },
            { label: texts('dataProcesses.from'), isText: true },
          ]}
          rows={steps.map(({ id: step, name, dataset, request }) => ({
            key: step,
            cells: [
              <Link key="open" to={listAddress('data-processes-steps', { filters, open: step })}>
                {name}
              </Link>,
              texts(`collections.data-processes-steps.options.dataset.${dataset}`),
              request === null ? (
                texts('dataProcesses.chosen')
              ) : (
                <span key="from" className={styles.location}>
                  {request.method} {request.location}
                </span>
              ),
            ],
          }))}
        />
      )}
    </Card>
  );
}
