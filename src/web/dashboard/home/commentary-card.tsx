import { href, Link } from 'react-router';
import type { Home } from '#contracts/home.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './home.module.css';

interface CommentaryCardProps {
  readonly portal: string;
  readonly commentary: NonNullable<Home['commentary']>;
}

/** The beginning of what the firm said about the markets last. */
export function CommentaryCard({ portal, commentary: { title, date, beginning } }: CommentaryCardProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <Card
      className={styles.commentary}
      title={texts('home.commentary')}
      tools={
        <Link to={href('/dashboard/:portal/commentary', { portal })} className={styles.all} prefetch="intent">
          {texts('home.allCommentary')}
        </Link>
      }
    >
      <div className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.sub}>{formats.date(date)}</span>
        <p>{beginning}</p>
      </div>
    </Card>
  );
}
