import { ChevronDown, Download } from 'lucide-react';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuFile } from '../ui/menu-item.tsx';
import { resourceAddress } from './report-address.ts';

/** What can be taken away: the printed report of a portfolio or an account, of a portfolio its lists too, of the day and range on the page. */
export function ExportMenu({ report }: { readonly report: Report }) {
  const texts = useTexts();
  const { page, shared } = report;
  if ((page !== 'portfolio' && page !== 'account') || shared === 'percentages') return null;
  return (
    <Menu
      className={buttonClass({ look: 'primary' })}
      trigger={
        <>
          <Icon of={Download} size="small" />
          {texts('report.export')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      {shared === null && <MenuFile href={resourceAddress(report, 'pdf')}>{texts('report.exportPdf')}</MenuFile>}
      {page === 'portfolio' && (
        <>
          <MenuFile href={resourceAddress(report, 'holdings.csv')}>{texts('report.exportHoldings')}</MenuFile>
          <MenuFile href={resourceAddress(report, 'transactions.csv')}>{texts('report.exportTransactions')}</MenuFile>
        </>
      )}
    </Menu>
  );
}
