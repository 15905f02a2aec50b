import { Download } from 'lucide-react';
import type { library } from '#collections/blocks/library.ts';
import type { SiteFile } from '#contracts/site.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FileIcon } from '../../../ui/pictures/file-icon.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { SitePicture } from '../../../ui/pictures/site-picture.tsx';
import type { BlockView } from './block-view.ts';
import styles from './blocks.module.css';
import { Section } from './section.tsx';

/** The files of a library that the reader may read; nothing where there are none. */
export const LibraryBlock: BlockView<typeof library> = ({ shown: { heading, library: id, layout }, around: { libraries } }) => {
  const files = libraries[id ?? ''] ?? [];
  const listed = files.filter(({ picture }) => picture === null || layout === 'list');
  const drawn = files.filter((file) => !listed.includes(file));
  if (files.length === 0) return null;
  return (
    <Section heading={heading}>
      {drawn.length > 0 && (
        <ul className={styles.gallery}>
          {drawn.map(({ id: file, name, picture }) => (
            <li key={file}>
              <figure>
                {picture !== null && (
                  <SitePicture picture={picture} sizes="(max-width: 640px) 46vw, 260px" className={styles.galleryPicture} />
                )}
                <figcaption>{name}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      {listed.length > 0 && (
        <ul className={styles.files}>
          {listed.map((file) => (
            <FileLine key={file.id} file={file} />
          ))}
        </ul>
      )}
    </Section>
  );
};

function FileLine({ file: { name, href, picture, format, size } }: { readonly file: SiteFile }) {
  return (
    <li>
      <a href={href} download>
        <FileIcon of={format} />
        <span>{name}</span>
        <Icon of={Download} size="small" />
      </a>
      <span className={styles.fileFacts}>
        {picture === null ? (
          <FileSize format={format.toUpperCase()} bytes={size ?? 0} />
        ) : (
          `${format.toUpperCase()}, ${picture.width} × ${picture.height}`
        )}
      </span>
    </li>
  );
}

function FileSize({ format, bytes }: { readonly format: string; readonly bytes: number }) {
  const texts = useTexts();
  const formats = useFormats();
  return bytes < 1_000_000
    ? texts('publicSite.file.kilobytes', { format, size: formats.count(Math.ceil(bytes / 1000)) })
    : texts('publicSite.file.megabytes', { format, size: formats.units(Math.round(bytes / 100_000) / 10) });
}
