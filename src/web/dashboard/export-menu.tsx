import { ChevronDown, Download } from 'lucide-react';
import { Fragment } from 'react';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { Icon } from '../ui/pictures/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuFile, MenuSend } from '../ui/menu-item.tsx';
import { resourceAddress } from './report-address.ts';

/** Offers the files of the page with its day, range and filters. */
export function ExportMenu({ report }: { readonly report: Report }) {
  const texts = useTexts();
  const files = filesOf(report);
  if (files.length === 0) return null;
  return (
    <Menu
      className={buttonClass({ look: report.page === 'overview' ? 'default' : 'primary' })}
      trigger={
        <>
          <Icon of={Download} size="small" />
          {texts('report.export')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      {files.map(({ file, label }) => (
        <Fragment key={file}>
          <MenuFile href={resourceAddress(report, file)}>{texts(label)}</MenuFile>
          {file === printed.file && report.keeps.document !== null && (
            <MenuFile href={withDocument(resourceAddress(report, file))}>
              {texts(label)} + {report.keeps.document}
            </MenuFile>
          )}
        </Fragment>
      ))}
      {report.keeps.library && (
        <MenuSend action={resourceAddress(report, printed.file)} wait={texts('entries.toLibraryWait')}>
          {texts('entries.toLibrary')}
        </MenuSend>
      )}
    </Menu>
  );
}

/** The address of the printed report that the document of the portal follows. */
function withDocument(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}document=yes`;
}

const lists = [
  { file: 'my_accounts.csv', label: 'overview.exportClients' },
  { file: 'portfolios.csv', label: 'overview.exportPortfolios' },
] as const;
const printed = { file: 'pdf', label: 'report.exportPdf' } as const;
const rows = [
  { file: 'holdings.csv', label: 'report.exportHoldings' },
  { file: 'transactions.csv', label: 'report.exportTransactions' },
] as const;

/** The lists of the overview, the printed report of a portfolio or an account, of a portfolio its lists too. */
function filesOf({ page, shared, keeps }: Report) {
  if (page === 'overview') return keeps.lists ? lists : [];
  if (page === 'accounts' || shared === 'percentages') return [];
  return [...(shared === null ? [printed] : []), ...(page === 'portfolio' ? rows : [])];
}
