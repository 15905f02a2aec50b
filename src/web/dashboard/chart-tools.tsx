import { ChartLine, Download, Table2 } from 'lucide-react';
import { usePaper } from '../lib/paper.tsx';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { BlockTable } from './blocks/block.tsx';
import { saveTable } from './save-table.ts';

interface ChartToolsProps {
  /** Left out where there is no chart to swap. */
  readonly view?: { readonly isTable: boolean; readonly onChange: (isTable: boolean) => void };
  /** Without the ending. */
  readonly fileName: string;
  readonly table: () => BlockTable;
}

/** The tools of a card with a chart: its figures as a table, and to take away. Paper has none. */
export function ChartTools({ view, fileName, table }: ChartToolsProps) {
  const texts = useTexts();
  const isPaper = usePaper();
  if (isPaper) return null;
  return (
    <>
      {view && (
        <IconButton
          icon={view.isTable ? ChartLine : Table2}
          label={texts(view.isTable ? 'charts.asChart' : 'charts.asTable')}
          size="small"
          onClick={() => view.onChange(!view.isTable)}
        />
      )}
      <IconButton icon={Download} label={texts('charts.csv')} size="small" onClick={() => saveTable(`${fileName}.csv`, table())} />
    </>
  );
}
