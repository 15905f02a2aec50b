import type { BlockId } from '#contracts/reports/blocks.ts';
import type { PaperReport } from '#contracts/reports/paper-report.ts';
import { isQuarterEnd } from '#finance/iso-date.ts';
import { periodInWords, reportTitle } from '#wording/report-title.ts';
import { useFormats } from '../../lib/formats.tsx';
import { PaperContext } from '../../lib/paper.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import type { PaperSection } from '../blocks/block.tsx';
import { blocks } from '../blocks/registry.ts';
import { BackPage } from './back-page.tsx';
import { Cover } from './cover.tsx';
import { coverPeriod } from './cover-period.ts';
import { paperSections } from './paper-sections.ts';
import { RunningHeads } from './running-heads.tsx';
import styles from './report-paper.module.css';
import './paper.css';

/** The report of a portfolio or an account as one document for printing: cover, the page's blocks in sections, back page. */
export function ReportPaper({ brand, report }: ReportPaperProps) {
  const texts = useTexts();
  const locale = useLocale();
  const formats = useFormats();
  const { title, headline, performance, privateEquity, jCurve } = report.datasets;
  const { asOf, currency, accountName, type, name } = title;
  const period = coverPeriod(asOf, (headline ?? performance)?.period);
  return (
    <PaperContext value>
      <main className={styles.paper}>
        <RunningHeads
          client={title.subject === 'account' ? accountName : `${accountName} · ${type ?? name}`}
          firm={`${brand.name}, ${brand.address}`}
          date={formats.date(asOf)}
          currency={currency}
        />
        <Cover
          brand={brand}
          title={title}
          heading={reportTitle(texts, asOf)}
          period={period ? periodInWords(texts, locale, period) : null}
        />
        {paperSections(report.blocks).map((section) => (
          <section key={section.id} className={styles[section.id]}>
            <h2 className={styles.heading}>{texts(headingOf(section.id, asOf))}</h2>
            <Blocks ids={section.blocks} report={report} />
          </section>
        ))}
        <BackPage brand={brand} currency={currency} isPrivateEquity={privateEquity !== undefined || jCurve !== undefined} />
      </main>
    </PaperContext>
  );
}

interface ReportPaperProps {
  readonly brand: ShownBrand;
  readonly report: PaperReport;
}

function Blocks({ ids, report: { datasets, frame } }: { readonly ids: readonly BlockId[]; readonly report: PaperReport }) {
  return ids.map((id) => {
    const { View } = blocks[id];
    return (
      <div key={id} className={styles.block}>
        <View datasets={datasets} report={frame} />
      </div>
    );
  });
}

function headingOf(id: PaperSection, asOf: string) {
  if (id === 'summary' && isQuarterEnd(asOf)) return 'paper.section.summary.quarterHeading';
  return `paper.section.${id}.heading` as const;
}
