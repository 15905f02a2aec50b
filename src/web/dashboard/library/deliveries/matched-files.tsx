import { X } from 'lucide-react';
import type { MatchedFile } from '#contracts/deliveries.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import audienceStyles from '../../audience/audience.module.css';
import styles from './deliveries.module.css';

interface MatchedFilesProps {
  readonly matched: readonly MatchedFile[] | 'asking' | 'lost';
  readonly onRemove: (name: string) => void;
  readonly onAgain: () => void;
}

/** Lists the chosen files without a client, then those with one. */
export function MatchedFiles({ matched, onRemove, onAgain }: MatchedFilesProps) {
  const texts = useTexts();
  if (matched === 'asking') return <p className={audienceStyles.reach}>{texts('deliveries.matching')}</p>;
  if (matched === 'lost')
    return (
      <p className={styles.lost}>
        {texts('deliveries.matchLost')} <Button onClick={onAgain}>{texts('deliveries.matchAgain')}</Button>
      </p>
    );
  const without = matched.filter(({ account }) => account === null);
  const withClient = matched.filter(({ account }) => account !== null);
  return (
    <div aria-live="polite" className={styles.matched}>
      {without.length > 0 && (
        <section aria-labelledby="unmatched-files">
          <h2 id="unmatched-files">{texts('deliveries.unmatched', { count: without.length })}</h2>
          <p className={audienceStyles.reach}>{texts('deliveries.unmatchedText')}</p>
          <FileLines files={without} onRemove={onRemove} />
        </section>
      )}
      {withClient.length > 0 && (
        <section aria-labelledby="matched-files">
          <h2 id="matched-files">{texts('deliveries.matched', { count: withClient.length })}</h2>
          <FileLines files={withClient} onRemove={onRemove} />
        </section>
      )}
    </div>
  );
}

function FileLines({ files, onRemove }: { readonly files: readonly MatchedFile[]; readonly onRemove: (name: string) => void }) {
  const texts = useTexts();
  return (
    <ul className={styles.files}>
      {files.map(({ name, account, reason, isTaken, isUnregistered }) => (
        <li key={name}>
          <div>
            <p>{name}</p>
            <p className={audienceStyles.aside}>
              {account?.name}
              {reason !== null && <Tag tone="warning">{texts(`deliveries.reasons.${reason}`)}</Tag>}
              {isTaken && <Tag>{texts('deliveries.isTaken')}</Tag>}
              {isUnregistered && <Tag>{texts('deliveries.isUnregistered')}</Tag>}
            </p>
          </div>
          <IconButton icon={X} size="small" label={texts('deliveries.removeFile', { name })} onClick={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  );
}
