import type { ReportTab, Report } from '#contracts/reports/report.ts';
import { usePaper } from '../lib/paper.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Card } from '../ui/card.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { BlockSlot } from './block-slot.tsx';
import { InTab } from './blocks/block-frame.tsx';
import { reportAddress } from './report-address.ts';
import { TabCount } from './tab-count.tsx';

interface TabsRowProps {
  readonly tabs: readonly ReportTab[];
  readonly report: Report;
}

/** Blocks that share one card, one at a time: the tab is in the address. Paper shows them all. */
export function TabsRow({ tabs, report }: TabsRowProps) {
  const texts = useTexts();
  const isPaper = usePaper();
  const current = currentTab(tabs, report.query.tab);
  if (isPaper || !current) return tabs.map(({ block }) => <BlockSlot key={block} id={block} report={report} />);
  const shown = tabs.map(({ tab, block }) => ({
    key: tab,
    label: texts(`report.tab.${tab}`),
    count: <TabCount block={block} datasets={report.datasets} />,
    href: reportAddress(report, { tab: tab === tabs[0]?.tab ? undefined : tab }),
    isCurrent: tab === current.tab,
  }));
  return (
    <Card isFlush>
      <Tabs label={texts('report.tabs')} tabs={shown} />
      <InTab>
        <BlockSlot key={current.block} id={current.block} report={report} />
      </InTab>
    </Card>
  );
}

/** The tab of the address; the first where it names none of these. */
function currentTab(tabs: readonly ReportTab[], asked: string | undefined): ReportTab | undefined {
  return tabs.find(({ tab }) => tab === asked) ?? tabs[0];
}
