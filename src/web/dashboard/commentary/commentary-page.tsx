import { MessageSquareText } from 'lucide-react';
import type { Commentary } from '#contracts/commentary.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextPicturesContext } from '../../ui/text-pictures.ts';
import { RichTextView } from '../../ui/rich-text.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { MediaDownloadLink } from '../../ui/media/media-download.tsx';
import styles from './commentary.module.css';

/** Lists the published commentary, newest first. */
export function CommentaryPage({ commentary }: { readonly commentary: readonly Commentary[] }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <title>{texts('home.commentary')}</title>
      <header className={headStyles.head}>
        <h1>{texts('home.commentary')}</h1>
      </header>
      <div className={columnStyles.cards}>
        {commentary.length === 0 && (
          <Card>
            <EmptyState icon={MessageSquareText} title={texts('home.noCommentary')} text="" />
          </Card>
        )}
        {commentary.map(({ id, title, date, body, textPictures, attachment }) => (
          <div key={id} id={id}>
            <Card title={title} text={formats.date(date)} footer={attachment && <MediaDownloadLink of={attachment} />}>
              <div className={styles.text}>
                <TextPicturesContext value={(media) => textPictures[media] ?? null}>
                  <RichTextView document={body} />
                </TextPicturesContext>
              </div>
            </Card>
          </div>
        ))}
      </div>
    </>
  );
}
