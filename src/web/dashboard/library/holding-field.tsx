import { href } from 'react-router';
import type { HeldSecurity, NamedChoice } from '#contracts/library.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useFetched } from '../entries/use-fetched.ts';

export interface HoldingFieldProps {
  readonly portal: string;
  readonly account: string;
  /** The portfolio whose holdings are offered; null for those of the whole account. */
  readonly portfolio: string | null;
  readonly chosen: NamedChoice | null;
}

/** Asks which holding a document is about. Until the holdings load, the value stays unchanged; without any holding it is empty. */
export function HoldingField({ portal, account, portfolio, chosen }: HoldingFieldProps) {
  const texts = useTexts();
  const held = useHeld({ portal, account, portfolio });
  const options = held ?? (chosen ? [chosen] : []);
  if (options.length === 0) return <input type="hidden" name="holding" value={held ? '' : (chosen?.id ?? '')} />;
  return (
    <SelectField
      key={`${held !== null} ${portfolio}`}
      label={texts('library.holding')}
      name="holding"
      all={texts('library.noHolding')}
      defaultValue={options.some(({ id }) => id === chosen?.id) ? chosen?.id : ''}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Null as long as they are not there. */
function useHeld({ portal, account, portfolio }: Omit<HoldingFieldProps, 'chosen'>): readonly HeldSecurity[] | null {
  const address = `${href('/dashboard/:portal/library/holdings', { portal })}?${new URLSearchParams({ account })}`;
  const fetched = useFetched<readonly HeldSecurity[]>(account === '' ? null : address);
  if (fetched.state !== 'ready') return null;
  return portfolio === null ? fetched.value : fetched.value.filter(({ portfolios }) => portfolios.includes(portfolio));
}
