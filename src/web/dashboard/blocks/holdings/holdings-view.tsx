import { useLocation, useNavigation, Link } from 'react-router';
import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { reportAddress } from '../../report-address.ts';
import { Grid } from '../../table/grid.tsx';
import { GridTools } from '../../table/grid-tools.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import { arrangeHoldings, type HoldingsWish } from './arrange-holdings.ts';
import { HoldingCard } from './holding-card.tsx';
import { holdingColumns } from './holding-columns.tsx';
import { holdingLines } from './holding-lines.tsx';
import own from './holdings.module.css';
import { HoldingsToolbar } from './holdings-toolbar.tsx';
import { firstWish, wishIn, wishQuery } from './holdings-wish.ts';
import { NoteNumbers } from './note-mark.tsx';
import { priceNotes } from './price-notes.ts';
import type { ShownHoldings } from './select-holdings.ts';

const noNotes: ReadonlyMap<string, number> = new Map();

/** The holdings with what finds, groups and sorts them; a table on wide screens and paper, two-line rows on phones. */
export function HoldingsView({ shown, report }: BlockViewProps<ShownHoldings>) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const wish = useWish();
  const groups = arrangeHoldings(shown.rows, wish);
  if (shown.rows.length === 0)
    return (
      <BlockFrame title={texts('holdings.title')}>
        <EmptyState title={texts('holdings.empty')} text={texts('holdings.emptyText')} />
      </BlockFrame>
    );
  const hrefOf = (part: Partial<HoldingsWish>) => reportAddress(report, wishQuery({ ...wish, ...part }));
  const columns = holdingColumns({ currency: shown.currency, wish, hrefOf, texts, formats });
  return (
    <BlockFrame
      title={texts('holdings.title')}
      isFlush
      footer={isPaper ? <HoldingsNotes shown={shown} /> : <HoldingsFooter shown={shown} report={report} />}
    >
      <GridTools columns={columns} memory="holdings">
        <HoldingsToolbar wish={wish} shown={shown} report={report} hrefOf={hrefOf} />
      </GridTools>
      {groups.length === 0 ? (
        <EmptyState title={texts('holdings.none')} text={texts('holdings.noneText')}>
          <LinkButton size="small" to={hrefOf(firstWish)} preventScrollReset>
            {texts('holdings.showAll')}
          </LinkButton>
        </EmptyState>
      ) : (
        <NoteNumbers value={isPaper ? priceNotes(shown.rows).numberOf : noNotes}>
          <Grid
            name={texts('holdings.title')}
            columns={columns}
            lines={holdingLines(shown, groups, { texts, formats })}
            renderCard={(row) => <HoldingCard row={row} currency={shown.currency} />}
            memory="holdings"
          />
        </NoteNumbers>
      )}
    </BlockFrame>
  );
}

/** Returns the choices in the address. During navigation on the same page it returns the new ones at once. Paper always shows the default. */
function useWish(): HoldingsWish {
  const here = useLocation();
  const { location } = useNavigation();
  const isPaper = usePaper();
  if (isPaper) return firstWish;
  return wishIn(location?.pathname === here.pathname ? location.search : here.search);
}

/** Shows the number of holdings, and of stale and missing prices. Professionals also get a link to data health. */
function HoldingsFooter({ shown: { rows, stale, missing }, report: { dataHealth } }: BlockViewProps<ShownHoldings>) {
  const texts = useTexts();
  const sentences = [
    texts('holdings.footer', { count: rows.length }),
    stale > 0 && texts('holdings.footerStale', { count: stale }),
    missing > 0 && texts('holdings.footerMissing', { count: missing }),
  ];
  return (
    <span className={own.footer}>
      <span>{sentences.filter(Boolean).join(' ')}</span>
      {dataHealth && <Link to={dataHealth}>{texts('shell.entries.dataHealth')}</Link>}
    </span>
  );
}

/** Below the holdings on paper: which prices are old or missing, and how cost and gain are meant. */
function HoldingsNotes({ shown: { rows } }: { readonly shown: ShownHoldings }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <div>
      {priceNotes(rows).notes.map((note, index) => (
        <p key={note.kind === 'stale' ? note.day : note.kind}>
          <sup className={own.mark}>{index + 1}</sup>{' '}
          {note.kind === 'stale' ? texts('holdings.noteStale', { date: formats.date(note.day) }) : texts('holdings.noteMissing')}
        </p>
      ))}
      <p>{texts('holdings.noteCost')}</p>
    </div>
  );
}
