import type { Title } from '#contracts/datasets/title.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { WaveLines } from '../../ui/brand/wave-lines.tsx';
import styles from './cover.module.css';

/** The first page: the firm, what this is, of which time, for whom. */
export function Cover({ brand, heading, period, title }: CoverProps) {
  const texts = useTexts();
  return (
    <section className={styles.cover}>
      <div className={styles.panel}>
        <WaveLines className={styles.waves} isStretched />
        <BrandLine brand={brand} className={styles.brand} />
        <h1 className={styles.heading}>{heading}</h1>
        {period && <p className={styles.period}>{period}</p>}
      </div>
      <div className={styles.particulars}>
        <Particulars title={title} />
        <p className={styles.small}>{texts('paper.back.confidential')}</p>
      </div>
    </section>
  );
}

interface CoverProps {
  readonly brand: ShownBrand;
  readonly heading: string;
  readonly period: string | null;
  readonly title: Title;
}

function Particulars({ title: { subject, accountName, name, externalId, advisors, asOf } }: { readonly title: Title }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <dl className={styles.list}>
      <Particular label={texts('paper.cover.preparedFor')} value={accountName} />
      {subject === 'portfolio' && (
        <Particular label={texts('paper.cover.portfolio')} value={[name, externalId].filter(Boolean).join(', ')} />
      )}
      {subject === 'account' && externalId && <Particular label={texts('paper.cover.account')} value={externalId} />}
      {advisors.length > 0 && (
        <Particular
          label={texts('paper.cover.adviser', { count: advisors.length })}
          value={advisors.map((advisor) => [advisor.name, advisor.title].filter(Boolean).join(', ')).join('; ')}
        />
      )}
      <Particular label={texts('paper.cover.figuresOf')} value={formats.date(asOf)} />
    </dl>
  );
}

function Particular({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
