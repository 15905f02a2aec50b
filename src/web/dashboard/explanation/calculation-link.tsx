import { Link } from 'react-router';
import { calculationOf } from '#contracts/calculations.ts';
import type { FigureId } from '#contracts/figures.ts';
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
  const texts = useTexts();
  return (
    <Link to={portalAddress(report, `calculations/${calculationOf[id]}`)} prefetch="intent" className={styles.link}>
      {texts('calculations.ask')}
    </Link>
  );
}
