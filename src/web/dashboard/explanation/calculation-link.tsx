import { Link } from 'react-router';
import { type CalculationId, calculationOf } from '#contracts/reports/calculations.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import { useShared } from '../../lib/shared.tsx';
import { useTexts } from '../../lib/texts.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { portalAddress } from '../report-address.ts';
import styles from './explanation.module.css';

interface CalculationLinkProps {
  readonly id: FigureId;
  readonly report: Pick<ReportFrame, 'path' | 'query'>;
}

/** From a figure to the page that says how it is calculated. */
export function CalculationLink({ id, report }: CalculationLinkProps) {
  return <CalculationPageLink page={calculationOf[id]} report={report} />;
}

interface CalculationPageLinkProps extends Pick<CalculationLinkProps, 'report'> {
  readonly page: CalculationId;
}

/** To one of the pages, from what no single figure stands for. */
export function CalculationPageLink({ page, report }: CalculationPageLinkProps) {
  const texts = useTexts();
  if (useShared() !== null) return null;
  return (
    <Link to={portalAddress(report, `calculations/${page}`)} prefetch="intent" className={styles.link}>
      {texts('calculations.ask')}
    </Link>
  );
}
