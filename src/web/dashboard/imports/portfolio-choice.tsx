import type { PortfolioToImport } from '#contracts/imports.ts';
import { withoutAccents } from '#domain/without-accents.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from '../../ui/fields/field.tsx';
import { ComboboxField } from '../../ui/mantine/combobox-field.tsx';

interface PortfolioChoiceProps extends FieldFrame {
  readonly name: string;
  readonly portfolios: readonly PortfolioToImport[];
  /** The id of the one that is chosen. */
  readonly chosen: string | null;
  readonly required?: boolean;
}

/** So many are offered at once; typing finds the others. */
const maxOffered = 50;

/** One of the portfolios on the portal, found by its client, name, type, currency or number. */
export function PortfolioChoice({ portfolios, chosen, ...rest }: PortfolioChoiceProps) {
  const texts = useTexts();
  const options = portfolios.map((each) => ({ value: each.id, label: portfolioName(each, texts) }));
  const ask = async (words: string) => {
    const wanted = withoutAccents(words).split(/\s+/);
    return options
      .filter(({ label }) => {
        const text = withoutAccents(label);
        return wanted.every((word) => text.includes(word));
      })
      .slice(0, maxOffered);
  };
  return <ComboboxField {...rest} defaultValue={chosen} options={{ known: options.filter(({ value }) => value === chosen), ask }} />;
}

/** Returns what tells a portfolio apart from all others on the portal, with its type and number to find it by. */
function portfolioName({ client, name, currency, type, number, apart }: PortfolioToImport, texts: Texts): string {
  const parts = [type, currency, number !== null && apart?.includes(number) ? null : number].filter((part) => part !== null && part !== '');
  const named = { client, name, currency: parts.join(', ') };
  return apart === null ? texts('imports.upload.portfolioName', named) : texts('imports.upload.portfolioApart', { ...named, apart });
}
