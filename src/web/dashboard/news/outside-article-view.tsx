import type { WholeArticle } from '#contracts/news.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useTagWords } from '../../lib/use-tag-words.ts';
import { Card } from '../../ui/card.tsx';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { Tag } from '../../ui/tag.tsx';
import headStyles from '../page-head.module.css';
import styles from './news.module.css';

/** An article of someone else as plain text: whose it is stands above and below it. */
export function OutsideArticleView({ article }: { readonly article: WholeArticle }) {
  const { title, source, author, day, topics, summary, paragraphs, link } = article;
  const texts = useTexts();
  const formats = useFormats();
  const words = useTagWords();
  return (
    <>
      <title>{title}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{title}</h1>
          <p className={styles.byline}>
            <span>{texts('news.from', { source })}</span>
            {author !== null && <span>{author}</span>}
            <time dateTime={day}>{formats.date(day)}</time>
          </p>
        </div>
      </header>
      <Card>
        <article className={styles.article}>
          {topics.length > 0 && (
            <p className={styles.tags}>
              {topics.map((topic) => (
                <Tag key={topic}>{words(topic)}</Tag>
              ))}
            </p>
          )}
          {summary !== null && <p className={styles.lead}>{summary}</p>}
          {paragraphs.map((paragraph, at) => (
            <p key={at}>{paragraph}</p>
          ))}
          {link !== null && (
            <p>
              <OutsideLink href={link}>{texts('news.whole', { source })}</OutsideLink>
            </p>
          )}
          <p className={styles.byline}>
            {texts('news.outside', { source })} {texts('publicSite.warning')}
          </p>
        </article>
      </Card>
    </>
  );
}
