import { useEffect, useId, useState } from 'react';
import { href, useFetcher, useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { newRecord, type ShownRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { Drawer } from '../ui/mantine/drawer.tsx';
import { SignInAgain } from '../ui/session/sign-in-again.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { collectionWords } from './collection-words.ts';
import { type Drawn, drawerAddress, isSameDrawer, panelAsked } from './drawer-address.ts';
import { drawnIn } from './drawn-in.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { FormActionContext } from './form-action-context.ts';
import { NewClientFoot, NewClientSteps, stepAfter } from './new-client-steps.tsx';
import { panels } from './panels.tsx';
import { RecordFields } from './record-fields.tsx';
import { RecordHistory } from './record-history.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './records.module.css';
import { useRecordForm } from './use-record-form.ts';

interface RecordDrawerProps {
  readonly drawn: Drawn;
  /** On which the page is. */
  readonly portal: string;
}

interface Refused {
  readonly text: string;
}

const width = 560;

/** The record that the address names, over a page that keeps its place; nothing where it names none that is known. */
export function RecordDrawer({ address, portal }: { readonly address: URLSearchParams; readonly portal: string }) {
  const drawn = drawnIn(address);
  return drawn && <DrawnRecord drawn={drawn} portal={portal} />;
}

/** It is begun, looked at or changed. */
function DrawnRecord({ drawn, portal }: RecordDrawerProps) {
  const { collection, id, below } = drawn;
  const own = href('/dashboard/:portal/records/:collection/:record', { portal, collection, record: id });
  const source = below === undefined ? own : `${own}?for=${encodeURIComponent(below)}`;
  const [address] = useSearchParams();
  const asked = panelAsked(address);
  const { data, load } = useFetcher<ShownRecord | Refused>({ key: source });
  const [round, setRound] = useState(0);
  useEffect(() => void load(asked === '' ? source : `${source}${source === own ? '?' : '&'}${asked}`), [load, source, own, asked]);
  if (data && 'typed' in data)
    return <OpenRecord key={`${source} ${round}`} record={data} source={source} drawn={drawn} onTake={() => setRound(round + 1)} />;
  return <Waiting drawn={drawn} refusal={data?.text ?? null} />;
}

function useClose(): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(drawerAddress(search, null), { preventScrollReset: true });
}

/** Its name as long as it is on its way, or why there is none. */
function Waiting({ drawn, refusal }: Pick<RecordDrawerProps, 'drawn'> & { readonly refusal: string | null }) {
  const { collection, id } = drawn;
  const title = useTitle({ collection, id: id === newRecord ? null : id, changed: [] }, drawn);
  const close = useClose();
  return (
    <Drawer title={title} isOpen onClose={close} width={width}>
      {refusal === null ? <Skeleton width="100%" height={240} /> : <p role="alert">{refusal}</p>}
    </Drawer>
  );
}

interface OpenRecordProps {
  readonly record: ShownRecord;
  readonly source: string;
  readonly drawn: Drawn;
  readonly onTake: () => void;
}

function OpenRecord({ record, source, drawn, onTake }: OpenRecordProps) {
  const close = useClose();
  const form = useRecordForm(record, source);
  const formId = useId();
  const title = useTitle(record, drawn);
  const { steps }: Collection = collections[record.collection];
  const tab = drawn.tab ?? steps[0].id;
  const isStep = steps.some(({ id }) => id === tab);
  const isUnsaved = form.changed.length > 0 && !form.isBusy && !form.isSaved && form.created === null;
  useAfterwards(form, drawn);
  return (
    <Drawer
      title={title}
      isOpen
      onClose={close}
      width={width}
      footer={
        isStep
          ? record.changed.length > 0 && <Foot record={record} form={form} formId={formId} />
          : drawn.isNewClient && <NewClientFoot drawn={drawn} />
      }
    >
      {drawn.isNewClient ? <NewClientSteps drawn={drawn} /> : <DrawerTabs record={record} drawn={drawn} tab={tab} />}
      <LeaveGuard isOn={isUnsaved} keeps={isSameDrawer} />
      <div className={styles.drawn}>
        <div hidden={!isStep}>
          <RecordFields record={record} form={form} id={formId} step={tab} onTake={onTake} />
        </div>
        <FormActionContext.Provider value={source}>
          {panels.map(({ id, render }) => id === tab && <div key={id}>{render(record)}</div>)}
        </FormActionContext.Provider>
        {tab === 'history' && <RecordHistory record={record} />}
      </div>
    </Drawer>
  );
}

function useTitle({ collection, id, changed }: Pick<ShownRecord, 'collection' | 'id' | 'changed'>, { isNewClient }: Drawn): string {
  const texts = useTexts();
  if (isNewClient) return texts('collections.accounts.add');
  const title = id === null ? 'records.new' : changed.length === 0 ? 'records.view' : 'records.edit';
  return texts(title, { kind: texts(`collections.${collection}.singular`) });
}

type RecordForm = ReturnType<typeof useRecordForm>;

/** Once it is saved and the page has been read again, which has what is new, the page is enough; of a new client the next step follows. */
function useAfterwards({ created, isSaved, isBusy }: RecordForm, drawn: Drawn): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const next = created === null ? (isSaved ? null : undefined) : stepAfter(drawn, created);
  const to = isBusy || next === undefined ? null : drawerAddress(search, next);
  useEffect(() => {
    if (to !== null) void navigate(to, { preventScrollReset: true });
  }, [navigate, to]);
}

function Foot({ record, form, formId }: { readonly record: ShownRecord; readonly form: RecordForm; readonly formId: string }) {
  const texts = useTexts();
  const { pathname, search } = useLocation();
  const count = form.changed.length;
  return (
    <>
      <p role="alert" className={styles.refusal}>
        {form.refusal?.text}
      </p>
      {form.refusal?.code === 'recent-sign-in-needed' && <SignInAgain back={pathname + search} />}
      <output className={styles.state}>
        {form.isBusy ? texts('records.saving') : count > 0 && record.id !== null && texts('records.notSaved', { count })}
      </output>
      <SaveButton record={record} form={form} formId={formId} />
    </>
  );
}

function DrawerTabs({ record, drawn, tab }: { readonly record: ShownRecord; readonly drawn: Drawn; readonly tab: string }) {
  const texts = useTexts();
  const { search } = useLocation();
  const words = collectionWords(record.collection, texts);
  const { steps, panels: views }: Collection = collections[record.collection];
  const named = [
    ...steps.map(({ id }) => ({ key: id, label: words.step(id) })),
    ...(record.id === null ? [] : views).map((id) => ({ key: id, label: words.panel(id) })),
    ...(record.history.length > 0 ? [{ key: 'history', label: texts('records.history') }] : []),
  ];
  if (named.length === 1) return null;
  const tabs = named.map((each) => ({
    ...each,
    href: drawerAddress(search, { ...drawn, tab: each.key === steps[0].id ? undefined : each.key }),
    isCurrent: each.key === tab,
  }));
  return <Tabs label={texts('records.tabs')} tabs={tabs} />;
}
