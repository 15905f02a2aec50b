import { Fragment, type ReactNode, use } from 'react';
import type { RichText, RichTextBlock, RichTextInline, RichTextItem, RichTextMark } from '#domain/content/rich-text.ts';
import { isOtherSite, isSafeHref } from '#domain/content/rich-text-link.ts';
import { SitePicture } from './pictures/site-picture.tsx';
import { TextPicturesContext } from './text-pictures.ts';
import styles from './rich-text.module.css';

/** Formatted text as elements of React, which escapes what is written in it. */
export function RichTextView({ document }: { readonly document: RichText }) {
  return <div className={styles.text}>{document.content.map(drawBlock)}</div>;
}

// The parts of a text have no other name than their place.
function drawBlock(block: RichTextBlock, at: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={at}>{drawInlines(block.content)}</p>;
    case 'heading':
      return block.attrs.level === 2 ? <h2 key={at}>{drawInlines(block.content)}</h2> : <h3 key={at}>{drawInlines(block.content)}</h3>;
    case 'bulletList':
      return <ul key={at}>{block.content.map(drawItem)}</ul>;
    case 'orderedList':
      return <ol key={at}>{block.content.map(drawItem)}</ol>;
    case 'blockquote':
      return <blockquote key={at}>{block.content.map(drawBlock)}</blockquote>;
    case 'image':
      return <TextImage key={at} media={block.attrs.media} />;
    default:
      return <hr key={at} />;
  }
}

function TextImage({ media }: { readonly media: string }) {
  const picture = use(TextPicturesContext)(media);
  return picture && <SitePicture picture={picture} sizes="(max-width: 800px) 92vw, 720px" className={styles.image} />;
}

function drawItem({ content }: RichTextItem, at: number): ReactNode {
  return <li key={at}>{content.map(drawBlock)}</li>;
}

function drawInlines(inlines: readonly RichTextInline[] = []): ReactNode {
  return inlines.map((inline, at) =>
    inline.type === 'text' ? (
      <Fragment key={at}>{(inline.marks ?? []).reduceRight<ReactNode>(drawMark, inline.text)}</Fragment>
    ) : (
      <br key={at} />
    ),
  );
}

function drawMark(text: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    default:
      return drawLink(text, mark.attrs.href);
  }
}

function drawLink(text: ReactNode, href: string): ReactNode {
  if (!isSafeHref(href)) return text;
  return isOtherSite(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  ) : (
    <a href={href}>{text}</a>
  );
}
