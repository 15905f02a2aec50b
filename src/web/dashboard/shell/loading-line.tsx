import { useNavigation } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import styles from './loading-line.module.css';

/** While another page is on its way: a thin line at the top, and the words for those who listen. */
export function LoadingLine() {
  const texts = useTexts();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      <output className="sr">{isLoading && texts('shell.loading')}</output>
      {isLoading && <div className={styles.line} aria-hidden />}
    </>
  );
}
