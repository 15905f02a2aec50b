import type { Locale } from '#contracts/ids.ts';
import type { MediaChoice } from '#contracts/media.ts';
import { useTexts } from '../../lib/texts.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { MediaFacts, MediaSize } from './media-facts.tsx';
import styles from './media.module.css';
import type { Descriptions } from './use-media-choice.ts';

interface MediaDetailsProps {
  readonly detailed: MediaChoice;
  readonly languages: readonly Locale[];
  readonly descriptions: Descriptions;
  /** Someone has tried to end without a description. */
  readonly isAsked: boolean;
}

/** One of what is selected: what it is, where it is used, and what readers who do not see it are told. */
export function MediaDetails({ detailed, languages, descriptions, isAsked }: MediaDetailsProps) {
  const texts = useTexts();
  const { name, thumb, size, uses } = detailed;
  return (
    <>
      {thumb !== null && <img src={thumb} alt="" className={styles.preview} />}
      <h3 className={styles.detailName}>{name}</h3>
      <p className={styles.facts}>
        <MediaFacts of={detailed} /> · <MediaSize bytes={size} />
      </p>
      <p className={styles.facts}>{uses === 0 ? texts('media.unused') : texts('media.uses', { count: uses })}</p>
      {thumb !== null && <DescriptionFields {...{ languages, descriptions, isAsked }} />}
    </>
  );
}

function DescriptionFields({ languages, descriptions: { described, describe }, isAsked }: Omit<MediaDetailsProps, 'detailed'>) {
  const texts = useTexts();
  return (
    <>
      {languages.map((language, at) => (
        <TextAreaField
          key={language}
          label={texts(`media.describe.${language}`)}
          value={described[language]}
          rows={3}
          maxLength={300}
          disabled={described.isDecoration}
          hint={at === 0 ? texts('media.describeHint') : undefined}
          error={at === 0 && isAsked ? texts('media.needsDescription') : undefined}
          onChange={({ currentTarget }) => describe({ [language]: currentTarget.value })}
        />
      ))}
      <label className={styles.decoration}>
        <input
          type="checkbox"
          checked={described.isDecoration}
          onChange={({ currentTarget }) => describe({ isDecoration: currentTarget.checked })}
        />
        {texts('media.decoration')}
      </label>
    </>
  );
}
