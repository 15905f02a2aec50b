import { href, Link, useParams } from 'react-router';
import type { CommentaryNote, NewestCommentary } from '#contracts/commentary.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { MediaDownloadLink } from '../../../ui/media/media-download.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import styles from './commentary.module.css';

/** The newest commentary side by side, each with its beginning and its attachment. */
export function CommentaryView({ shown: { rows } }: BlockViewProps<NewestCommentary>) {
  const texts = useTexts();
  const { portal = '' } = useParams();
  if (rows.length === 0) return null;
  const all = href('/dashboard/:portal/commentary', { portal });
  return (
    <BlockFrame title={texts('report.block.commentary')} tools={<Link to={all}>{texts('home.allCommentary')}</Link>}>
      <ul className={styles.notes}>
        {rows.map((note) => (
          <Note key={note.id} note={note} all={all} />
        ))}
      </ul>
    </BlockFrame>
  );
}

function Note({ note: { id, title, date, beginning, attachment }, all }: { readonly note: CommentaryNote; readonly all: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li className={styles.note}>
      <h3 className={styles.title}>{title}</h3>
      <span className={styles.day}>{formats.date(date)}</span>
      <p>{beginning}</p>
      <div className={styles.ways}>
        <Link to={`${all}#${id}`} aria-label={texts('home.readMoreOf', { title })}>
          {texts('home.readMore')}
        </Link>
        {attachment && <MediaDownloadLink of={attachment} />}
      </div>
    </li>
  );
}
