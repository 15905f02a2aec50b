import type { BlockViewProps } from '../block.tsx';
import { useLocale } from '../../../lib/texts.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { OverviewContent } from '#contracts/datasets/accounts.ts';

/** Shows the firm's own text in the reader's language, and its address. */
export function OverviewContentView({ shown: { header, overview, firm, address } }: BlockViewProps<OverviewContent>) {
  const locale = useLocale();
  return (
    <BlockFrame title={header[locale]} footer={<span>{`${firm} · ${address}`}</span>}>
      <p>{overview[locale]}</p>
    </BlockFrame>
  );
}
