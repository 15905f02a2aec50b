import type { ReactNode } from 'react';
import type { ShownDocument } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './panel.module.css';

/** Shows the details of a document and the origin of its newest file. */
export function DocumentFacts({ shown }: { readonly shown: ShownDocument }) {
  const texts = useTexts();
  const formats = useFormats();
  const { account, type, portfolio, holding, effectiveDate, tags, versions } = shown;
  const [newest] = versions;
  const sent = newest && [newest.by ?? texts('library.theFirm'), formats.moment(newest.uploadedAt)].join(', ');
  return (
    <dl className={styles.facts}>
      <Fact label={texts('library.account')}>{account.name}</Fact>
      <Fact label={texts('library.type')}>{texts(`library.types.${type}`)}</Fact>
      <Fact label={texts('library.portfolio')}>{portfolio ?? texts('library.allPortfolios')}</Fact>
      {holding && <Fact label={texts('library.holding')}>{holding.name}</Fact>}
      {effectiveDate !== null && <Fact label={texts('library.effectiveDate')}>{formats.date(effectiveDate)}</Fact>}
      {sent && <Fact label={texts('library.sender')}>{sent}</Fact>}
      {tags.length > 0 && (
        <Fact label={texts('library.tags')}>
          <span className={styles.tags}>
            {tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
