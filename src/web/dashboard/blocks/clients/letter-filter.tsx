import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../lib/texts.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import { type ShownLetter, shownLetters } from './shown-letters.ts';
import styles from './letter-filter.module.css';

/** The phone book's thumb index: a letter without clients is there, but leads nowhere. */
export function LetterFilter({ letters, report }: { readonly letters: readonly string[]; readonly report: ReportFrame }) {
  const texts = useTexts();
  const { letter: chosen } = report.query;
  return (
    <nav className={styles.letters} aria-label={texts('overview.letters')}>
      <Link
        to={reportAddress(report, { letter: undefined })}
        className={styles.letter}
        aria-current={chosen ? undefined : 'true'}
        preventScrollReset
      >
        {texts('overview.all')}
      </Link>
      {shownLetters(useLocale(), letters, chosen).map((each) => (
        <Letter key={each.letter} of={each} report={report} />
      ))}
    </nav>
  );
}

function Letter({ of: { letter, isOccurring, isChosen }, report }: { readonly of: ShownLetter; readonly report: ReportFrame }) {
  if (!isOccurring && !isChosen) return <span className={styles.none}>{letter}</span>;
  return (
    <Link to={reportAddress(report, { letter })} className={styles.letter} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
      {letter}
    </Link>
  );
}
