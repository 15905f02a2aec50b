import { parseSubmission } from '#forms/submission.ts';
import { AnswerList } from '../asked/answer-list.tsx';
import styles from './field.module.css';

/** The answers to a form, with the questions as they were asked. */
export default function SubmittedField({ label, value }: { readonly label: string; readonly value: string }) {
  const submission = parseSubmission(value);
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {submission !== null && <AnswerList {...submission} />}
    </div>
  );
}
