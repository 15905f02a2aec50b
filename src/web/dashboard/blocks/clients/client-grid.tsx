import { CloudOff, Folder } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { Grid, type GridSelection } from '../../table/grid.tsx';
import { type GridLine, gridRows } from '../../table/grid-column.ts';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { ClientCard } from './client-card.tsx';
import { AskAgain } from './ask-again.tsx';
import { figureColumns, type useClientColumns } from './client-columns.tsx';
import type { ShownClient, ShownClients } from './select-clients.ts';
import styles from './client-grid.module.css';

interface ClientGridProps extends BlockViewProps<ShownClients> {
  readonly columns: ReturnType<typeof useClientColumns>;
  readonly memory: string;
}

/** The clients of one page. A client without a value is muted, and the reason stands where the figures would. */
export function ClientGrid({ shown, report, columns, memory }: ClientGridProps) {
  const texts = useTexts();
  const selection = useSelection(shown, report);
  const lines = gridRows(shown.rows, ({ id }) => id).map((line): GridLine<ShownClient> => {
    if (line.kind !== 'row' || line.row.value.available) return line;
    const why = line.row.value;
    const reason = (
      <span className={styles.reason}>
        <Icon of={why.reason === 'no-portfolios' ? Folder : CloudOff} size="small" />
        {reasonText(why, texts)}
        {why.reason !== 'no-portfolios' && <AskAgain name={line.row.name} />}
      </span>
    );
    return { ...line, look: styles.unavailable, across: { columns: figureColumns, content: reason } };
  });
  return (
    <Grid
      name={
        shown.figures === 'returns'
          ? texts('overview.tableCaption', { period: texts(`overview.change.${shown.period}`) })
          : texts('clientFunds.caption')
      }
      columns={columns}
      lines={lines}
      memory={memory}
      className={styles.grid}
      {...selection}
      renderCard={(client) => <ClientCard client={client} shown={shown} report={report} />}
    />
  );
}

const AddToGroup = lazy(() => import('./add-to-group.tsx'));

/** For those who keep clients: what may be done with several at once. */
function useSelection({ rows }: ShownClients, { keeps }: ReportFrame): { readonly selection?: GridSelection<ShownClient> } {
  const texts = useTexts();
  const isAlive = useHydrated();
  const [chosen, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  const [isAdding, setIsAdding] = useState(false);
  if (!keeps.newClient || !isAlive) return {};
  const done = () => {
    setIsAdding(false);
    setSelected(new Set());
  };
  const actions = (
    <>
      <Button size="small" onClick={() => setIsAdding(true)}>
        {texts('groups.addTo')}
      </Button>
      {isAdding && (
        <Suspense>
          <AddToGroup selected={selected} onClose={() => setIsAdding(false)} onDone={done} />
        </Suspense>
      )}
    </>
  );
  return { selection: { selected, onChange: setSelected, nameOf: ({ name }) => name, actions } };
}
