import { useDeferredValue, useState } from 'react';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import { arrangeHoldings, type HoldingsWish } from './arrange-holdings.ts';
import { HoldingsFooter } from './holdings-footer.tsx';
import { HoldingsNotes } from './holdings-notes.tsx';
import { HoldingsList } from './holdings-list.tsx';
import { HoldingsTable } from './holdings-table.tsx';
import { HoldingsToolbar } from './holdings-toolbar.tsx';
import { NoteNumbers } from './note-mark.tsx';
import { priceNotes } from './price-notes.ts';
import type { ShownHoldings } from './select-holdings.ts';

const atFirst: HoldingsWish = { find: '', isGrouped: true, isOnlyStale: false, sort: 'value', order: 'desc' };

const noNotes: ReadonlyMap<string, number> = new Map();

/** The holdings with what finds, groups and sorts them; a table on wide screens and paper, two-line rows on phones. */
export function HoldingsView({ shown, report }: BlockViewProps<ShownHoldings>) {
  const texts = useTexts();
  const isPaper = usePaper();
  const [wish, setWish] = useState(atFirst);
  const groups = arrangeHoldings(shown.rows, useDeferredValue(wish));
  const change = (part: Partial<HoldingsWish>) => setWish({ ...wish, ...part });
  if (shown.rows.length === 0)
    return (
      <BlockFrame title={texts('holdings.title')}>
        <EmptyState title={texts('holdings.empty')} text={texts('holdings.emptyText')} />
      </BlockFrame>
    );
  const parts = { shown, groups };
  return (
    <BlockFrame
      title={texts('holdings.title')}
      isFlush
      footer={isPaper ? <HoldingsNotes shown={shown} /> : <HoldingsFooter shown={shown} report={report} />}
    >
      <HoldingsToolbar wish={wish} shown={shown} report={report} onChange={change} />
      {groups.length === 0 ? (
        <EmptyState title={texts('holdings.none')} text={texts('holdings.noneText')}>
          <Button size="small" onClick={() => setWish(atFirst)}>
            {texts('holdings.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <>
          <NoteNumbers value={isPaper ? priceNotes(shown.rows).numberOf : noNotes}>
            <HoldingsTable {...parts} wish={wish} onChange={change} />
          </NoteNumbers>
          <HoldingsList {...parts} />
        </>
      )}
    </BlockFrame>
  );
}
