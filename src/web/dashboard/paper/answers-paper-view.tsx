import type { AnswersPaper } from '#contracts/answers-paper.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { AnswerList } from '../../ui/asked/answer-list.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { LetterPaper } from './letter-paper.tsx';
import styles from './thread-paper.module.css';

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
    <LetterPaper brand={brand} subject={title} account={account} head={title} foot={formats.date(changedOn ?? day)} facts={facts}>
      <div className={styles.asked}>
        <AnswerList fields={fields} answers={answers} />
      </div>
    </LetterPaper>
  );
}
