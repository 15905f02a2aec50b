import type { ReactNode } from 'react';
import type { Period, Title } from '#contracts/datasets.ts';
import { isQuarterEnd } from '#finance/iso-date.ts';
import { periodInWords, reportTitle } from '#wording/report-title.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { BackPage } from './back-page.tsx';
import { Cover } from './cover.tsx';
import { coverPeriod } from './cover-period.ts';
import type { PaperSectionId } from './paper-sections.ts';
import { RunningHeads } from './running-heads.tsx';
import styles from './portfolio-paper.module.css';
import './paper.css';

/** A portfolio's report as one document for printing: cover, a section for each kind of question, back page. */
export function PortfolioPaper({ brand, title, period, sections, isPrivateEquity }: PortfolioPaperProps) {
  const texts = useTexts();
  const locale = useLocale();
  const formats = useFormats();
  const { asOf, currency, accountName, type, name } = title;
  return (
    <main className={styles.paper}>
      <RunningHeads
        client={`${accountName} · ${type ?? name}`}
        firm={`${brand.name}, ${brand.address}`}
        date={formats.date(asOf)}
        currency={currency}
      />
      <Cover
        brand={brand}
        title={title}
        heading={reportTitle(texts, asOf)}
        period={periodInWords(texts, locale, coverPeriod(asOf, period))}
      />
      {sections.map(({ id, content }) => (
        <section key={id} className={styles[id]}>
          <h2 className={styles.heading}>{texts(headingOf(id, asOf))}</h2>
          {content}
        </section>
      ))}
      <BackPage brand={brand} currency={currency} isPrivateEquity={isPrivateEquity} />
    </main>
  );
}

interface PortfolioPaperProps {
  readonly brand: ShownBrand;
  readonly title: Title;
  /** Of the headline figures. */
  readonly period: Period;
  readonly sections: readonly { readonly id: PaperSectionId; readonly content: ReactNode }[];
  readonly isPrivateEquity: boolean;
}

function headingOf(id: PaperSectionId, asOf: string) {
  if (id === 'summary' && isQuarterEnd(asOf)) return 'paper.section.summary.quarterHeading';
  return `paper.section.${id}.heading` as const;
}
