import { SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import type { CalculationEntry, CalculationGroup } from '#contracts/reports/calculations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FindField } from '../table/find-field.tsx';
import { foundCalculations } from './found-calculations.ts';
import styles from './calculation-list.module.css';
import onPaper from './on-paper.module.css';

interface CalculationListProps {
  readonly groups: readonly CalculationGroup[];
  /** The search text in the address. The list follows the typed text at once, the address a moment later. */
  readonly find: string;
}

const pause = 400;

/** Every page that says how a figure is calculated, by topic, narrowed while one types; without scripts on Enter. */
export function CalculationList({ groups, find }: CalculationListProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState(find);
  const found = foundCalculations(groups, typed);
  const count = found.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className={onPaper.onPaper}>
      <title>{texts('calculations.title')}</title>
      <header className={styles.head}>
        <div>
          <h1>{texts('calculations.title')}</h1>
          <p className={styles.text}>{texts('calculations.text')}</p>
        </div>
        <search className={styles.search}>
          <FindForm find={find} onTyped={setTyped} />
        </search>
      </header>
      <output className="sr">{texts('calculations.found', { count })}</output>
      {count === 0 && (
        <Card>
          <EmptyState icon={SearchX} title={texts('calculations.none')} text={texts('calculations.noneText')} />
        </Card>
      )}
      {found.map((group) => (
        <Group key={group.topic} group={group} />
      ))}
    </div>
  );
}

function FindForm({ find, onTyped }: { readonly find: string; readonly onTyped: (find: string) => void }) {
  const texts = useTexts();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typed = (value: string) => {
    onTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form.current, { replace: true, preventScrollReset: true }), pause);
  };
  return (
    <Form ref={form} method="get" preventScrollReset onSubmit={() => clearTimeout(timer.current)}>
      <FindField
        label={texts('calculations.find')}
        name="find"
        defaultValue={find}
        onChange={({ currentTarget: { value } }) => typed(value)}
      />
    </Form>
  );
}

function Group({ group: { topic, pages } }: { readonly group: CalculationGroup }) {
  const texts = useTexts();
  return (
    <section className={styles.group} aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`}>{texts(`calculations.topics.${topic}`)}</h2>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <Entry key={page.id} page={page} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ page: { id, title, lead } }: { readonly page: CalculationEntry }) {
  return (
    <li>
      <Link to={id} relative="path" prefetch="intent" className={styles.page}>
        <span className={styles.title}>{title}</span>
        <span className={styles.lead}>{firstSentence(lead)}</span>
      </Link>
    </li>
  );
}

/** Enough to choose by; the page has the rest. */
function firstSentence(lead: string): string {
  return /^.*?\.(?=\s|$)/.exec(lead)?.[0] ?? lead;
}
