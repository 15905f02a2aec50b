import { useFormats } from '../../../lib/formats.tsx';
import { usePaper } from '../../../lib/paper.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';

interface TransactionsFooterProps {
  readonly shown: ShownTransactions;
  readonly report: ReportFrame;
}

/** Shows which rows and days of how many appear, and links to the other pages. */
export function TransactionsFooter({ shown, report }: TransactionsFooterProps) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const { first, last, count, from, to, page, pages } = shown;
  const place = { first: formats.count(first), last: formats.count(last), count: formats.count(count), to: formats.date(to) };
  return (
    <>
      <span>{from ? texts('transactions.footer', { ...place, from: formats.date(from) }) : texts('transactions.footerAll', place)}</span>
      {pages > 1 && !isPaper && (
        <Pager page={page} pages={pages} hrefOf={(wanted) => reportAddress(report, { page: wanted === 1 ? undefined : wanted })} />
      )}
    </>
  );
}
