import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { newRecord, type GridPage, type PanelData, type PanelId, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { collectionWords } from './collection-words.ts';
import { CopyNote } from './copy-note.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PanelFoot } from './panel-foot.tsx';
import { panels } from './panels.tsx';
import { listAddress } from './record-address.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordHistory } from './record-history.tsx';
import styles from './records.module.css';
import { SecretCard } from './secret-card.tsx';
import { useRecordForm } from './use-record-form.ts';

interface RecordPanelProps {
  readonly record: ShownRecord;
  /** The list that it stands beside. */
  readonly grid: GridPage;
}

/** A record beside its list: looked at, changed, or begun. */
export function RecordPanel(props: RecordPanelProps) {
  const [round, setRound] = useState(0);
  return <OpenRecord key={round} {...props} onTake={() => setRound(round + 1)} />;
}

function OpenRecord({ record, grid, onTake }: RecordPanelProps & { readonly onTake: () => void }) {
  const texts = useTexts();
  const form = useRecordForm(record);
  useRedrawn(form, onTake);
  const formId = useId();
  const titleId = useId();
  const tab = useTab(record);
  const isReadonly = record.changed.length === 0;
  const title = record.id === null ? 'records.new' : isReadonly ? 'records.view' : 'records.edit';
  return (
    <aside className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{texts(title, { kind: texts(`collections.${record.collection}.singular`) })}</h2>
          {record.name !== null && <p>{record.name}</p>}
        </div>
        <Ways record={record} grid={grid} />
      </header>
      <RecordTabs record={record} grid={grid} tab={tab} />
      <PanelBody record={record} form={form} formId={formId} tab={tab} onTake={onTake} />
      {form.secret === null && <PanelFoot record={record} form={form} formId={formId} grid={grid} />}
    </aside>
  );
}

/** Draws the form anew once what was merged has been loaded: its fields do not show all that is saved. */
function useRedrawn({ isMerged, isBusy }: ReturnType<typeof useRecordForm>, onTake: () => void): void {
  const isDue = isMerged && !isBusy;
  useEffect(() => {
    if (isDue) onTake();
  }, [isDue, onTake]);
}

interface PanelBodyProps {
  readonly record: ShownRecord;
  readonly form: ReturnType<typeof useRecordForm>;
  readonly formId: string;
  readonly tab: string;
  readonly onTake: () => void;
}

/** Shows the content of the tab. The form keeps its typed values while another tab is open. */
function PanelBody({ record, form, formId, tab, onTake }: PanelBodyProps) {
  const definition: Collection = collections[record.collection];
  const isStep = definition.steps.some(({ id }) => id === tab);
  const { secret, changed, isBusy } = form;
  return (
    <>
      <LeaveGuard isOn={changed.length > 0 && !isBusy && secret === null} />
      <div className={styles.body}>
        {secret && <SecretCard made={secret} />}
        <div hidden={!isStep || secret !== null}>
          {record.copy && <CopyNote copy={record.copy} className={styles.note} />}
          <RecordFields record={record} form={form} id={formId} step={tab} onTake={onTake} />
        </div>
        {panels.map(({ id, render }) => id === tab && <div key={id}>{render(record)}</div>)}
        {tab === 'history' && <RecordHistory record={record} />}
      </div>
    </>
  );
}

/** The tab of the address; the first step where it names none that there is. */
function useTab({ collection, id }: ShownRecord): string {
  const [address] = useSearchParams();
  const { steps, panels: views }: Collection = collections[collection];
  const asked = address.get('tab') ?? '';
  const known = [...steps.map((step) => step.id), ...(id === null ? [] : [...views, 'history'])];
  return known.includes(asked) ? asked : steps[0].id;
}

function RecordTabs({ record, grid: { query }, tab }: RecordPanelProps & { readonly tab: string }) {
  const texts = useTexts();
  const { collection, history } = record;
  const words = collectionWords(collection, texts);
  const { steps, panels: views }: Collection = collections[collection];
  const named = [
    ...steps.map(({ id }) => ({ key: id, label: words.step(id) })),
    ...(record.id === null ? [] : views).map((id) => ({ key: id, label: words.panel(id), ...countOf(record.panels[id as PanelId]) })),
    ...(history.length > 0 ? [{ key: 'history', label: texts('records.history'), count: String(history.length) }] : []),
  ];
  if (named.length === 1) return null;
  const first = steps[0].id;
  const tabs = named.map((each) => ({
    ...each,
    href: listAddress(collection, { ...query, open: record.id ?? newRecord, tab: each.key === first ? undefined : each.key }),
    isCurrent: each.key === tab,
  }));
  return <Tabs label={texts('records.tabs')} tabs={tabs} />;
}

/** Returns the number of items in a panel, if it has one. */
function countOf(data: PanelData[PanelId] | undefined): { readonly count?: string } {
  return data && 'all' in data ? { count: String(data.all) } : {};
}

/** To the neighbours in the list, and back to the list alone. */
function Ways({ record, grid: { collection, query, rows } }: RecordPanelProps) {
  const texts = useTexts();
  const at = rows.findIndex(({ id }) => id === record.id);
  const beside = (step: number) => {
    const row = at === -1 ? undefined : rows[at + step];
    return row ? listAddress(collection, { ...query, open: row.id }) : null;
  };
  const closed = listAddress(collection, query);
  const ways = [
    { key: 'previous', icon: ChevronUp, href: beside(-1) },
    { key: 'next', icon: ChevronDown, href: beside(1) },
    { key: 'close', icon: X, href: closed },
  ] as const;
  useKeys({ j: beside(1), k: beside(-1), Escape: closed });
  return (
    <nav className={styles.ways}>
      {ways.map(
        ({ key, icon, href }) =>
          href !== null && (
            <Link
              key={key}
              to={href}
              className={styles.way}
              aria-label={texts(`records.${key}`)}
              title={texts(`records.${key}`)}
              preventScrollReset
            >
              <Icon of={icon} size="small" />
            </Link>
          ),
      )}
    </nav>
  );
}

/** J and K go to the neighbours and Esc closes, but not out of a field. */
function useKeys(ways: Readonly<Record<string, string | null>>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const to = ways[key];
      if (
        !to ||
        ctrlKey ||
        metaKey ||
        altKey ||
        (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]'))
      )
        return;
      void navigate(to, { preventScrollReset: true });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
