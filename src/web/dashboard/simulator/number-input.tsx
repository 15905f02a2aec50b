import { simulatorLimits, type SimulatorNumber } from '#domain/simulator/simulator-inputs.ts';
import { symbolOf } from '#wording/money-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './simulator.module.css';
import type { TypedInputs } from './use-inputs.ts';

interface NumberInputProps {
  readonly field: SimulatorNumber;
  readonly currency: string;
  readonly typed: TypedInputs;
  readonly hint?: string | undefined;
}

/** A number of the inputs with its unit and its limits. */
export function NumberInput({ field, currency, typed: { written, refused, change }, hint }: NumberInputProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { least, most } = simulatorLimits[field];
  const symbol = symbolOf(currency);
  const units: Readonly<Record<SimulatorNumber, string>> = {
    amount: symbol,
    monthly: symbol,
    goal: symbol,
    years: texts('simulator.yearsUnit'),
    increase: texts('simulator.aYear'),
    inflation: texts('simulator.aYear'),
  };
  const bounds = { least: formats.count(least), most: formats.count(most) };
  return (
    <TextField
      label={texts(`simulator.fields.${field}`)}
      name={field}
      type="number"
      min={least}
      max={most}
      step={field === 'years' ? 1 : 'any'}
      inputMode={least < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      value={written[field] ?? ''}
      onChange={({ currentTarget }) => change(field, currentTarget.value)}
      hint={hint}
      error={refused.includes(field) ? texts('simulator.outOfRange', bounds) : undefined}
      aside={<span className={styles.unit}>{units[field]}</span>}
    />
  );
}
