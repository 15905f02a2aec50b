import { Fragment } from 'react';
import type { AnswersPaper } from '#contracts/answers-paper.ts';
import { useFormats } from '../../lib/formats.tsx';
import { PaperContext } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { AnswerList } from '../../ui/asked/answer-list.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { cssText } from './css-text.ts';
import { PaperHeads } from './running-heads.tsx';
import styles from './thread-paper.module.css';
import './paper.css';
import './thread-paper.css';

interface AnswersPaperViewProps {
  readonly brand: ShownBrand;
  readonly sent: AnswersPaper;
}

/** A submission of a portal for printing: whose and when, and the questions with their answers. */
export function AnswersPaperView({ brand, sent: { title, day, changedOn, person, account, fields, answers } }: AnswersPaperViewProps) {
  const texts = useTexts();
  const formats = useFormats();
  const facts = [
    [texts('paper.thread.client'), account],
    [texts('paper.answers.sentBy'), person],
    [texts('paper.answers.sentOn'), formats.date(day)],
    ...(changedOn === null ? [] : [[texts('paper.answers.changedOn'), formats.date(changedOn)] as const]),
  ] as const;
  return (
    <PaperContext value>
      <main className={styles.paper}>
        <PaperHeads
          contents={{
            messages: cssText(title),
            client: cssText(account),
            firm: cssText(`${brand.name}, ${brand.address}`),
            figures: cssText(formats.date(changedOn ?? day)),
          }}
        />
        <BrandLine brand={brand} className={styles.brand} />
        <h1 className={styles.subject}>{title}</h1>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        <div className={styles.asked}>
          <AnswerList fields={fields} answers={answers} />
        </div>
      </main>
    </PaperContext>
  );
}
