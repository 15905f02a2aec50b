import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { sectionAddress } from '../../report-address.ts';
import { Table } from '../../table/table.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownTopHoldings } from './select-top-holdings.ts';
import { restLine, topLine } from './top-lines.tsx';

const columns = ['holding', 'value', 'weight', 'gain', 'oneYear'] as const;

/** The largest holdings by name and the others as one, with the way to all. */
export function TopHoldingsView({ shown, report }: BlockViewProps<ShownTopHoldings>) {
  const texts = useTexts();
  const formats = useFormats();
  const { rows, rest, count, share, currency } = shown;
  const title = texts('topHoldings.title');
  if (rows.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('holdings.empty')} text={texts('holdings.emptyText')} />
      </BlockFrame>
    );
  const all = sectionAddress(report, 'holdings');
  const around = { currency, texts, formats };
  return (
    <BlockFrame
      title={title}
      text={rest && share !== null ? texts('topHoldings.text', { share: formats.weight(share) }) : undefined}
      tools={
        <LinkButton size="small" to={all} prefetch="intent">
          {texts('topHoldings.all', { count: formats.count(count) })}
        </LinkButton>
      }
      isFlush
    >
      <Table
        name={title}
        columns={columns.map((column) => ({ label: texts(`holdings.${column}`) }))}
        rows={[...rows.map((row) => topLine(row, around)), ...(rest ? [restLine(rest, all, around)] : [])]}
      />
    </BlockFrame>
  );
}
