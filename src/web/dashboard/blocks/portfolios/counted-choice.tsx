import { useNavigate } from 'react-router';
import { formatUncountedCookie } from '#contracts/reports/uncounted-cookie.ts';
import { portfoliosWithout } from '#contracts/reports/report-query.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { ReportFrame } from '../block.tsx';
import { reportAddress } from '../../report-address.ts';
import styles from './portfolios-view.module.css';
import type { ShownPortfolio } from './select-portfolios.ts';

interface CountedProps {
  readonly open: readonly ShownPortfolio[];
  readonly report: ReportFrame;
}

/** A checkbox that counts a portfolio in the total above. The address keeps the choice, and a cookie for the next visit; the last portfolio that counts cannot be cleared. */
export function CountedChoice({ portfolio, open, report }: CountedProps & { readonly portfolio: ShownPortfolio }) {
  const texts = useTexts();
  const choose = useChoice(report);
  const without = portfoliosWithout(report.query).filter((id) => open.some((one) => one.id === id));
  const isCounted = !without.includes(portfolio.id);
  const isLast = isCounted && without.length === open.length - 1;
  return (
    <input
      type="checkbox"
      className={styles.counted}
      aria-label={texts('portfolios.counts', { name: portfolio.name })}
      title={texts('portfolios.counts', { name: portfolio.name })}
      checked={isCounted}
      disabled={isLast}
      onChange={() => choose(isCounted ? [...without, portfolio.id] : without.filter((id) => id !== portfolio.id))}
    />
  );
}

/** Leads back to all of them; nothing where all count. */
export function CountAll({ report }: Pick<CountedProps, 'report'>) {
  const texts = useTexts();
  const choose = useChoice(report);
  if (portfoliosWithout(report.query).length === 0) return null;
  return (
    <button type="button" className={styles.all} onClick={() => choose([])}>
      {texts('portfolios.countAll')}
    </button>
  );
}

function useChoice(report: ReportFrame): (without: readonly string[]) => void {
  const navigate = useNavigate();
  return (without) => {
    document.cookie = formatUncountedCookie(without);
    const changes = { without: without.length === 0 ? undefined : without.join('.') };
    void navigate(reportAddress(report, changes), { replace: true, preventScrollReset: true });
  };
}
