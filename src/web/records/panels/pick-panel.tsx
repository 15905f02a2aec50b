import { SearchX } from 'lucide-react';
import { type ComponentType, useContext, useRef, useState } from 'react';
import { Form as GetForm, useFetcher, useLocation } from 'react-router';
import type { Asked, Picked, PickPage } from '#contracts/people/access-groups.ts';
import { FindField } from '../../dashboard/table/find-field.tsx';
import pickStyles from '../../dashboard/table/picks.module.css';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { pickedWords } from './picked-words.ts';
import { PickFoot, type PickIntents } from './pick-foot.tsx';
import styles from './pick-panel.module.css';
import { FormActionContext } from '../form-action-context.ts';

const panelParameters = ['panel-find', 'panel-show', 'panel-page'] as const;

interface Row {
  readonly id: string;
  readonly name: string;
}

/** A row, and whether it is of the group. */
export interface FactsProps<Shown> {
  readonly row: Shown;
  readonly isIn: boolean;
}

interface PickPanelProps<Shown extends Row> {
  /** The id of the record. */
  readonly id: string;
  readonly data: PickPage<Shown>;
  readonly intents: PickIntents;
  /** True when the reader may only view. */
  readonly isReadonly?: boolean;
  readonly words: { readonly find: string; readonly found: string; readonly empty: string; readonly emptyText: string };
  /** Below the name: what it is, and what a change would do. */
  readonly About: ComponentType<FactsProps<Shown>>;
}

/** Lists the members of a record, or the others, page by page. The reader chooses some and adds or removes them. */
export function PickPanel<Shown extends Row>({ id, data, intents, words, About, isReadonly = false }: PickPanelProps<Shown>) {
  const texts = useTexts();
  const { query, rows, pages } = data;
  const { show, find, page } = query;
  const address = usePanelAddress();
  const shown = (['in', 'out'] as const).map((each) => ({
    key: each,
    label: texts(`accessGroups.${each}`),
    href: address.path({ show: each, find }),
    isCurrent: each === show,
  }));
  return (
    <div className={styles.panel}>
      <search className={styles.tools}>
        <GetForm method="get" action={address.action} key={`${find} ${show}`} preventScrollReset>
          {address.kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {show === 'out' && <input type="hidden" name="panel-show" value={show} />}
          <FindField label={words.find} name="panel-find" defaultValue={find ?? ''} />
        </GetForm>
        {!isReadonly && <SegmentedLinks label={texts('accessGroups.show')} options={shown} isReplacing />}
        <span className={pickStyles.quiet}>{words.found}</span>
      </search>
      {rows.length === 0 ? (
        <EmptyState icon={SearchX} title={words.empty} text={find === null ? words.emptyText : texts('accessGroups.nothingFound')} />
      ) : (
        <Picks key={`${show} ${find} ${page} ${rows[0]?.id}`} id={id} data={data} intents={intents} About={About} isReadonly={isReadonly} />
      )}
      {pages > 1 && <Pager page={page} pages={pages} hrefOf={(wanted) => address.path({ show, find, page: wanted })} />}
    </div>
  );
}

function Picks<Shown extends Row>({ id, data, intents, About, isReadonly }: Omit<PickPanelProps<Shown>, 'words'>) {
  const action = useContext(FormActionContext);
  const { Form, isBusy, asked, refusal, leave } = usePicking(`${intents.in} ${id}`);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Form method="post" {...(action === undefined ? {} : { action })}>
      <ul ref={list} className={pickStyles.picks}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <label className={pickStyles.pick}>
              {!isReadonly && <input type="checkbox" name={row.id} value="on" />}
              <span className={pickStyles.words}>
                <span className={pickStyles.name}>{row.name}</span>
                <About row={row} isIn={data.query.show === 'in'} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      {!isReadonly && (
        <PickFoot data={data} intents={intents} isBusy={isBusy} asked={asked} refusal={refusal} onLeave={leave} list={list} />
      )}
    </Form>
  );
}

/** The form outlives its rows, which are others as soon as they were moved: what became of it is said once. */
function usePicking(key: string) {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<Picked | Asked | { readonly text: string }>({ key });
  const [left, setLeft] = useState<unknown>(data);
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', ...pickedWords(answer, texts) });
  });
  const fresh = data !== left && state === 'idle' ? data : undefined;
  return {
    Form,
    isBusy: state !== 'idle',
    asked: fresh && 'ask' in fresh ? fresh : null,
    refusal: fresh && 'text' in fresh ? fresh.text : null,
    leave: () => setLeft(data),
  };
}

/** The query for the rows of a panel. */
interface PanelAddress {
  readonly find?: string | null;
  readonly show?: 'in' | 'out';
  readonly page?: number;
}

/** Addresses of the rows of the panel that is open: what else the page is about stays in them, and what goes without saying stands nowhere. */
function usePanelAddress() {
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => !(panelParameters as readonly string[]).includes(name));
  return {
    /** The query values that a form sends beside its fields. */
    kept,
    /** The address that it is sent to: a drawer is drawn outside the route of its page, whose address a form would not find by itself. */
    action: pathname,
    path: ({ find, show, page }: PanelAddress) => {
      const asked = { 'panel-find': find, 'panel-show': show === 'out' ? show : null, 'panel-page': page === 1 ? null : page };
      const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
      return `${pathname}?${new URLSearchParams([...kept, ...given]).toString()}`;
    },
  };
}
