import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { CalculationGroup, CalculationId, CalculationPage } from '#contracts/reports/calculations.ts';
import { useTexts } from '../../lib/texts.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { InlineView } from './inline-view.tsx';
import { ProseView } from './prose-view.tsx';
import onPaper from './on-paper.module.css';
import prose from './prose.module.css';
import styles from './calculation-view.module.css';

interface CalculationViewProps {
  readonly id: CalculationId;
  readonly page: CalculationPage;
  readonly group: CalculationGroup;
}

/** Explains the calculation of one figure: the page of docs/calculations, with its contents and its neighbours beside it. */
export function CalculationView({ id, page, group }: CalculationViewProps) {
  return (
    <div className={classNames(styles.page, onPaper.onPaper)}>
      <title>{page.title}</title>
      <article className={styles.article}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>
          <InlineView text={page.lead} />
        </p>
        {page.sections.map(({ heading, body }, index) => (
          <section key={heading} aria-labelledby={partId(index)} className={styles.section}>
            <h2 id={partId(index)}>{heading}</h2>
            <div className={prose.prose}>
              <ProseView prose={body} />
            </div>
          </section>
        ))}
      </article>
      <Aside id={id} page={page} group={group} />
    </div>
  );
}

function Aside({ id, page, group: { topic, pages } }: CalculationViewProps) {
  const texts = useTexts();
  const others = pages.filter((each) => each.id !== id);
  const neighbours = texts('calculations.neighbours', { topic: texts(`calculations.topics.${topic}`) });
  return (
    <aside className={styles.aside}>
      <nav aria-label={texts('calculations.contents')} className={styles.contents}>
        <h2>{texts('calculations.contents')}</h2>
        <ul>
          {page.sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${partId(index)}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </nav>
      {others.length > 0 && (
        <nav aria-label={neighbours}>
          <h2>{neighbours}</h2>
          <ul>
            {others.map((each) => (
              <li key={each.id}>
                <Link to={`../${each.id}`} relative="path" prefetch="intent">
                  {each.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Link to=".." relative="path" className={styles.all}>
        <Icon of={ArrowLeft} size="small" />
        {texts('calculations.all')}
      </Link>
    </aside>
  );
}

function partId(index: number): string {
  return `part-${index + 1}`;
}
