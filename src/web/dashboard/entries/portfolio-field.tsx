import type { FoundPortfolio } from '#contracts/ledger/entry-form.ts';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';
import { fetchJson } from '../../lib/fetch-json.ts';

interface PortfolioFieldProps extends FieldFrame {
  readonly name: string;
  /** The address that records transactions of the portfolio on the page, from which this one differs. */
  readonly ledger: string;
  readonly onChoose: () => void;
}

/** Another portfolio, found by its name or its client's. */
export function PortfolioField({ name, ledger, onChoose, ...frame }: PortfolioFieldProps) {
  const ask = async (words: string, signal: AbortSignal) => {
    const address = `${ledger.replace(/entry$/, 'portfolios')}?${new URLSearchParams({ find: words })}`;
    const found = await fetchJson<FoundPortfolio[]>(address, signal);
    return found.map(({ id, name: portfolio, client, currency }) => ({ value: id, label: `${client} · ${portfolio} · ${currency}` }));
  };
  return <ComboboxField {...frame} name={name} options={{ known: [], ask }} onChange={onChoose} />;
}
