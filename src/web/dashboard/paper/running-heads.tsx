import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import { cssText } from './css-text.ts';

/** Shows the head and the foot of every printed page; `paper.css` defines their positions. */
export function RunningHeads({ client, firm, date, currency }: RunningHeadsProps) {
  const texts = useTexts();
  const contents = {
    summary: cssText(texts('paper.section.summary.name')),
    holdings: cssText(texts('paper.section.holdings.name')),
    transactions: cssText(texts('paper.section.transactions.name')),
    returns: cssText(texts('paper.section.returns.name')),
    client: cssText(client),
    firm: cssText(firm),
    figures: cssText(texts('paper.foot.figures', { date, currency })),
  };
  return <PaperHeads contents={contents} />;
}

/** The same for any paper, as CSS content by the names of `paper.css`; the numbers of pages are added. */
export function PaperHeads({ contents: given }: { readonly contents: Readonly<Record<string, string>> }) {
  const texts = useTexts();
  const contents = { ...given, page: pageCount(texts) };
  const lines = Object.entries(contents).map(([name, content]) => `--paper-${name}:${content}`);
  return <style>{`:root{${lines.join(';')}}`}</style>;
}

interface RunningHeadsProps {
  readonly client: string;
  readonly firm: string;
  /** As it is shown, such as 30/06/2026. */
  readonly date: string;
  readonly currency: string;
}

/** "3 of 12" as CSS content: the words of the language around the two counters. */
function pageCount(texts: Texts): string {
  const counters: Readonly<Record<string, string>> = { '{page}': 'counter(page)', '{pages}': 'counter(pages)' };
  const parts = texts('paper.foot.page', { page: '{page}', pages: '{pages}' }).split(/(\{pages?\})/);
  return parts
    .filter(Boolean)
    .map((part) => counters[part] ?? cssText(part))
    .join(' ');
}
