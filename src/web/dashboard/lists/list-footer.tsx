import type { IsoDate } from '#finance/iso-date.ts';
import { useFormats } from '../../lib/formats.tsx';
import { usePaper } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { reportAddress } from '../report-address.ts';

/** One page of a list in the closed range of days [from, to]. */
interface ListedPage {
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  readonly count: number;
  readonly page: number;
  readonly pageSize: number;
  readonly rows: readonly unknown[];
}

/** Shows which rows and days of how many appear, and links to the other pages. */
export function ListFooter({ list, report }: { readonly list: ListedPage; readonly report: ReportFrame }) {
  const texts = useTexts();
  const formats = useFormats();
  const isPaper = usePaper();
  const { from, to, count, page, pageSize, rows } = list;
  const before = (page - 1) * pageSize;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const place = {
    first: formats.count(before + 1),
    last: formats.count(before + rows.length),
    count: formats.count(count),
    to: formats.date(to),
  };
  return (
    <>
      <span>{from ? texts('transactions.footer', { ...place, from: formats.date(from) }) : texts('transactions.footerAll', place)}</span>
      {pages > 1 && !isPaper && (
        <Pager page={page} pages={pages} hrefOf={(wanted) => reportAddress(report, { page: wanted === 1 ? undefined : wanted })} />
      )}
    </>
  );
}
