import { SearchX } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Asked, Picked, PickPage } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { adminListAddress } from '../admin/admin-list-address.ts';
import { AdminSearch } from '../admin/admin-search.tsx';
import { AccessGroupHead, AccessGroupTabs, partPath } from './access-group-head.tsx';
import styles from './access-groups.module.css';
import { PickFoot } from './pick-foot.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}

/** A row, and whether it is of the group. */
export interface FactsProps<Shown> {
  readonly row: Shown;
  readonly isIn: boolean;
}

interface PickCardProps<Shown extends Row> {
  readonly page: PickPage<Shown>;
  readonly part: 'team' | 'clients';
  readonly words: {
    readonly find: string;
    readonly hint?: string;
    readonly all: string;
    readonly found: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  /** Below the name: what it is, and what a change would do. */
  readonly About: ComponentType<FactsProps<Shown>>;
}

/** Those who are in a group, or those who are not, page by page: choose some, and put them in or take them out. */
export function PickCard<Shown extends Row>({ page, part, words, About }: PickCardProps<Shown>) {
  const texts = useTexts();
  const { group, query, rows, found } = page;
  const { show = 'in', find } = query;
  const path = partPath(group.id, part);
  const shown = (['in', 'out'] as const).map((each) => ({
    key: each,
    label: texts(`accessGroups.${each}`),
    href: adminListAddress(path, { show: each === 'out' ? each : undefined, find }),
    isCurrent: each === show,
  }));
  const pager = page.pages > 1 && (
    <Pager page={page.page} pages={page.pages} hrefOf={(wanted) => adminListAddress(path, { ...query, page: wanted })} />
  );
  return (
    <>
      <AccessGroupHead group={group} />
      <Card isFlush footer={pager}>
        <AccessGroupTabs group={group} current={part} />
        <AdminSearch
          path={path}
          label={words.find}
          {...(words.hint === undefined ? {} : { hint: words.hint })}
          all={words.all}
          find={find}
          found={words.found}
          kept={show === 'out' ? { show } : {}}
        >
          <SegmentedLinks label={texts('accessGroups.show')} options={shown} />
        </AdminSearch>
        {rows.length === 0 ? (
          <EmptyState icon={SearchX} title={words.empty} text={find === undefined ? words.emptyText : texts('accessGroups.nothingFound')} />
        ) : (
          <Picks key={`${show} ${find} ${page.page} ${rows[0]?.id}`} page={{ ...page, found }} part={part} About={About} />
        )}
      </Card>
    </>
  );
}

function Picks<Shown extends Row>({ page, part, About }: Pick<PickCardProps<Shown>, 'page' | 'part' | 'About'>) {
  const { Form, isBusy, asked, refusal, leave } = usePicking(`${part} ${page.group.id}`);
  const list = useRef<HTMLUListElement>(null);
  return (
    <Form method="post">
      <ul ref={list} className={styles.picks}>
        {page.rows.map((row) => (
          <li key={row.id}>
            <label className={styles.pick}>
              <input type="checkbox" name={row.id} value="on" />
              <span className={styles.words}>
                <span className={styles.name}>{row.name}</span>
                <About row={row} isIn={page.query.show !== 'out'} />
              </span>
            </label>
          </li>
        ))}
      </ul>
      <PickFoot page={page} part={part} isBusy={isBusy} asked={asked} refusal={refusal} onLeave={leave} list={list} />
    </Form>
  );
}

/** The form outlives its rows, which are others as soon as they were moved: what became of it is said once. */
function usePicking(key: string) {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<Picked | Asked | { readonly text: string }>({ key });
  const said = useRef<unknown>(data);
  const [left, setLeft] = useState<unknown>(data);
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    if ('done' in data) showToast({ tone: 'positive', text: texts(`accessGroups.done.${data.done}`, { count: data.count }) });
  }, [data, texts]);
  const fresh = data !== left && state === 'idle' ? data : undefined;
  return {
    Form,
    isBusy: state !== 'idle',
    asked: fresh && 'ask' in fresh ? fresh : null,
    refusal: fresh && 'text' in fresh ? fresh.text : null,
    leave: () => setLeft(data),
  };
}
