import type { SitePicture as Picture } from '#contracts/media.ts';

interface SitePictureProps {
  readonly picture: Picture;
  /** Widths at which it is shown, in the words of the attribute `sizes`. */
  readonly sizes: string;
  /** The first picture of a page is fetched at once, any other when it comes near. */
  readonly isFirst?: boolean;
  readonly className: string | undefined;
}

/** A picture from media in the size and the format that suit the reader's screen. Its place is kept before it is loaded. */
export function SitePicture({ picture: { alt, width, height, sources }, sizes, isFirst = false, className }: SitePictureProps) {
  const usual = sources.at(-1)?.addresses ?? [];
  return (
    <picture>
      {sources.map(({ type, addresses }) => (
        <source key={type} type={type} sizes={sizes} srcSet={addresses.map((each) => `${each.href} ${each.width}w`).join(', ')} />
      ))}
      <img
        src={usual.find((each) => each.width >= 640)?.href ?? usual.at(-1)?.href}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
